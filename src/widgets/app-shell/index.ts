export { AppShell } from './ui/app-shell';
export { ConsoleSidebar } from './ui/console-sidebar';
export { MENU_PAGES } from './model/places';
export { PROFILE_GROUPS, SETTING_GROUPS } from './ui/navigation';
