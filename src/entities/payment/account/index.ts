export { accountQueries, type BillingWindow, type PaymentMethod, type PaymentProfile } from './api/account';
export { formatCardName } from './model/card-name';
