export { useRetryPayment } from './api/use-retry-payment';
