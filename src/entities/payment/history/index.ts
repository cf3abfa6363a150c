export { creditEntryQueries, type CreditEntry } from './api/credit-entries';
export { formatPaidBy } from './model/paid-by';
export { paymentQueries, type Payment, type PaymentFilter, type PaymentPage } from './api/payments';
