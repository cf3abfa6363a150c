export { PaymentGate } from './ui/payment-gate';
