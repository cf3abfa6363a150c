export { AlertsPage as Component } from './ui/alerts-page';
