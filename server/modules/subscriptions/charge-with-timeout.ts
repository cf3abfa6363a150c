import { waitForOrder } from '../payments/order-outcome.ts';
import { requestPayment, type OrderDeps } from '../payments/confirm-order.ts';

/** Charges a card while somebody waits. A slow charge continues in the background. */
export const chargeWithTimeout = (parts: OrderDeps, orderId: string) =>
  waitForOrder(parts, orderId, requestPayment(parts, orderId));
