export { alertQueries, type Alert, type AlertKind, type AlertMail, type AlertPreferences } from './api/alert';
export { ALERT_KIND_OPTIONS } from './model/kind-options';
export { AlertRow } from './ui/alert-row';
