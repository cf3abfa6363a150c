export { AppShell } from './ui/app-shell';
export { PROFILE_GROUPS, SETTING_GROUPS } from './ui/navigation';
