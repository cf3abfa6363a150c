export { PaymentDashboardPage as Component } from './ui/payment-dashboard-page';
