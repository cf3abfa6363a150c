export { BillingPage as Component } from './ui/billing-page';
