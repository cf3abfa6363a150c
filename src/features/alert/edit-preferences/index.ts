export { EditAlertPreferences } from './ui/edit-preferences';
