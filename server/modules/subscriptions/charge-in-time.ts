import { waitInTime } from '../payments/answer-in-time.ts';
import { askProvider, type OrderParts } from '../payments/confirm-order.ts';

/** Charges a card while somebody waits. If it takes too long, the charge goes on without them. */
export const chargeInTime = (parts: OrderParts, orderId: string) =>
  waitInTime(parts, orderId, askProvider(parts, orderId));
