export { useReadAlerts } from './api/use-read-alerts';
