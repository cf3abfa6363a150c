export { SettingsNav, type SettingsNavGroup } from './settings-nav';
