export { useMarkAlertsAsRead } from './api/use-mark-alerts-as-read';
