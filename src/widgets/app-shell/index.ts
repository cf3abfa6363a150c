export { AppShell } from './ui/app-shell';
export { ConsoleSidebar } from './ui/console-sidebar';
export { MENU_PAGES } from './model/menu-pages';
export { PROFILE_GROUPS, SETTING_GROUPS } from './ui/navigation';
