export { RetryPayment } from './ui/retry-payment';
