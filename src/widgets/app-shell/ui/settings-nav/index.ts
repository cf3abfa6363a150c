export { SettingsNav, type SettingsNavGroup, type SettingsNavProps } from './settings-nav';
