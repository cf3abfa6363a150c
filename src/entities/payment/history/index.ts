export { creditEntryQueries, type CreditEntry } from './api/credit-entries';
export { paymentQueries, type Payment, type PaymentFilter, type PaymentPage } from './api/payments';
