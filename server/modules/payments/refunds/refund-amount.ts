/** What an order paid for, and how much is left of it. */
export type Refundable = {
  kind: 'PLAN' | 'CREDIT';
  amount: number;
  refundedAmount: number;
  paidAt: Date;
  /** Null if the payment bought nothing, for example if a period was paid for twice. */
  lot: { units: number; available: number; held: number; spent: number } | null;
};
export type RefundAmount = { won: number; units: number };
export type RefundRefusal = 'NOTHING_LEFT' | 'TOO_MUCH' | 'ONLY_WHOLE' | 'TOO_LATE' | 'IN_USE';

const PLAN_REFUND_MS = 7 * 86_400_000;

/**
 * Computes the amount to refund and the units to take back. Packs are refunded for unused credits; plans only in full,
 * within a week of the payment, and only if nothing was sent with them.
 */
export function findRefundAmount(
  order: Refundable,
  wanted: number | undefined,
  at: Date,
): RefundAmount | RefundRefusal {
  const left = order.amount - order.refundedAmount;
  if (left === 0) return 'NOTHING_LEFT';
  if (order.lot === null) return wanted === undefined || wanted === left ? { won: left, units: 0 } : 'ONLY_WHOLE';
  if (order.kind === 'PLAN') return findPlanRefund({ ...order, lot: order.lot }, wanted, at);
  const { units, available } = order.lot;
  const isUntouched = available === units;
  const most = isUntouched ? left : Math.min(left, Math.floor((available * order.amount) / units));
  const won = wanted ?? most;
  if (won > most) return 'TOO_MUCH';
  if (won === 0) return 'NOTHING_LEFT';
  // Rounds up, so that the buyer doesn't keep a unit that was partly refunded.
  const taken = won === most ? available : Math.ceil((won * units) / order.amount);
  return { won, units: taken };
}

type Plan = Refundable & { lot: NonNullable<Refundable['lot']> };

function findPlanRefund({ amount, refundedAmount, paidAt, lot }: Plan, wanted: number | undefined, at: Date) {
  if (refundedAmount > 0 || (wanted !== undefined && wanted !== amount)) return 'ONLY_WHOLE';
  if (at.getTime() >= paidAt.getTime() + PLAN_REFUND_MS) return 'TOO_LATE';
  if (lot.held > 0 || lot.spent > 0) return 'IN_USE';
  return { won: amount, units: lot.available };
}
