export { type PaymentOrder, type PaymentState } from './api/payment-order';
export { followOrderMachine } from './model/follow-order.machine';
export { PAYMENT_STATE_LABELS, type ListedPaymentState } from './model/states';
