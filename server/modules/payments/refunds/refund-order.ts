import { PaymentFailure, type Payment } from '../../../adapters/payments/port.ts';
import type { OrderDeps } from '../confirm-order.ts';
import { lockOrder } from '../orders.repository.ts';
import { findRefundAmount, type RefundRefusal } from './refund-amount.ts';
import { recordRefund, holdRefund, releaseRefund } from './refund-entries.ts';
import {
  increaseRefundedAmount,
  countRefunds,
  endRefund,
  findRunningRefund,
  insertRefund,
  lockRefundableOrder,
  type Refund,
} from './refunds.repository.ts';

const TRIES_A_KEY = 3;

type Wanted = { orderId: string; amount?: number; reason: string };
/** `UNKNOWN` means that the response was lost. A job finds out what happened. */
export type RefundOutcome =
  | { state: 'DONE' | 'UNKNOWN'; won: number; units: number }
  | { state: 'FAILED'; code: string }
  | { state: RefundRefusal | 'NOT_PAID' | 'RUNNING' };

/** Refunds an order in full or in part. Locks its credits before it calls the provider. */
export async function refundOrder(parts: OrderDeps, wanted: Wanted): Promise<RefundOutcome> {
  const begun = await beginRefund(parts, wanted);
  if (begun.state !== 'ASKED') return begun;
  return askForRefund(parts, wanted.orderId);
}

const beginRefund = ({ database, now }: OrderDeps, { orderId, amount, reason }: Wanted) =>
  database.transaction().execute(async (transaction) => {
    const at = now();
    await lockOrder(transaction, orderId);
    const order = await lockRefundableOrder(transaction, orderId);
    if (!order) return { state: 'NOT_PAID' } as const;
    if (await findRunningRefund(transaction, orderId)) return { state: 'RUNNING' } as const;
    const found = findRefundAmount(order, amount, at);
    if (typeof found === 'string') return { state: found };
    const { organizationUuid, lot } = order;
    const lotUuid = lot?.lotUuid ?? null;
    const { won, units } = found;
    const number = (await countRefunds(transaction, orderId)) + 1;
    await insertRefund(transaction, { orderId, number, amount: won, lotUuid, units, reason }, at);
    await holdRefund(transaction, { organizationUuid, orderId, lotUuid, units }, at);
    return { state: 'ASKED' } as const;
  });

/**
 * Returns the idempotency key. For the same key, the provider repeats a stored error forever, so the key changes after
 * three attempts.
 */
function keyFor({ orderId, number, tries }: Refund) {
  const round = Math.ceil(tries / TRIES_A_KEY);
  return round > 1 ? `cancel-${orderId}-${number}-k${round}` : `cancel-${orderId}-${number}`;
}

async function askForRefund(parts: OrderDeps, orderId: string): Promise<RefundOutcome> {
  const { database, gateway, raiseAlarm } = parts;
  const refund = await findRunningRefund(database, orderId);
  if (!refund?.paymentKey) return { state: 'RUNNING' };
  const { paymentKey, reason, amount, units } = refund;
  try {
    return await settleRefund(parts, refund, await gateway.cancel({ paymentKey, reason, amount }, keyFor(refund)));
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.kind === 'unknown') return { state: 'UNKNOWN', won: amount, units };
    if (error.kind === 'ours') raiseAlarm(`the provider refused a refund: ${error.code}`, orderId);
    await failRefund(parts, refund, error.code);
    return { state: 'FAILED', code: error.code };
  }
}

/** Looks up a refund whose response was lost. If the provider hasn't made it, repeats the call. */
export async function resolveRefund(parts: OrderDeps, orderId: string): Promise<RefundOutcome> {
  const { database, gateway } = parts;
  const refund = await findRunningRefund(database, orderId);
  if (!refund?.paymentKey) return { state: 'RUNNING' };
  const payment = await gateway.findByPaymentKey(refund.paymentKey);
  if (payment && balanceAfter(refund) === payment.balanceAmount) return settleRefund(parts, refund, payment);
  return askForRefund(parts, orderId);
}

const balanceAfter = ({ orderAmount, refundedAmount, amount }: Refund) => orderAmount - refundedAmount - amount;

const settleRefund = ({ database, fulfilments, now, raiseAlarm }: OrderDeps, refund: Refund, payment: Payment) =>
  database.transaction().execute(async (transaction): Promise<RefundOutcome> => {
    const at = now();
    const { orderId, amount: won, units } = refund;
    if (payment.balanceAmount !== balanceAfter(refund))
      raiseAlarm('the provider has paid back another amount than the ledger knows', orderId);
    const order = await lockOrder(transaction, orderId);
    if (order && (await endRefund(transaction, refund, { state: 'DONE' }, at))) {
      await increaseRefundedAmount(transaction, orderId, won);
      await recordRefund(transaction, refund, at);
      await fulfilments[order.kind].refunded(transaction, order, won, at);
    }
    return { state: 'DONE', won, units };
  });

const failRefund = ({ database, now }: OrderDeps, refund: Refund, failureCode: string) =>
  database.transaction().execute(async (transaction) => {
    const at = now();
    await lockOrder(transaction, refund.orderId);
    if (await endRefund(transaction, refund, { state: 'FAILED', failureCode }, at))
      await releaseRefund(transaction, refund, at);
  });
