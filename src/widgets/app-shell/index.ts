export { AppShell } from './ui/app-shell';
export { ConsoleSidebar } from './ui/console-sidebar';
export { PROFILE_GROUPS, SETTING_GROUPS } from './ui/navigation';
