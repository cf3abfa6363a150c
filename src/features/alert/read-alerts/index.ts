export { useReadAlerts } from './use-read-alerts';
