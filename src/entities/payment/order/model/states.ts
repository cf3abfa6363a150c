import type { PaymentState } from '../api/payment-order';

/** An order whose payment window was abandoned isn't listed as a payment. */
export type ListedPaymentState = Exclude<PaymentState, 'OPEN' | 'EXPIRED'>;

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  OPEN: '결제 전',
  CONFIRMING: '확인 중',
  DONE: '결제함',
  FAILED: '결제 실패',
  EXPIRED: '시간 지남',
  PART_REFUNDED: '일부 돌려받음',
  REFUNDED: '돌려받음',
};
