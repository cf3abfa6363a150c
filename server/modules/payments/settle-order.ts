import type { Transaction } from 'kysely';
import type { Payment, PaymentStatus } from '../../adapters/payments/port.ts';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { findRunningRefund } from './refunds/refunds.repository.ts';
import { lockOrder, markDone, markFailed } from './orders.repository.ts';

/** Writes a pack of credits and its sale into the ledger. */
export type IssuePack = (
  transaction: Transaction<DB>,
  pack: { organizationUuid: string; orderId: string; credits: number; won: number; at: Date },
) => Promise<unknown>;
/** Tells the operator about an order that needs a person. */
export type RaiseAlarm = (reason: string, orderId: string) => void;
export type SettleParts = { database: Database; issuePack: IssuePack; raiseAlarm: RaiseAlarm };

/** No money has moved, or all of it has gone back. */
const ENDED: ReadonlySet<PaymentStatus> = new Set(['ABORTED', 'EXPIRED', 'CANCELED']);

/** `AMOUNT_DIFFERS`: the money has to go back. */
type Settled = 'DONE' | 'FAILED' | 'RUNNING' | 'AMOUNT_DIFFERS';

/**
 * Ends an order as its payment says. Answers, webhooks and the clock all come here, in any order and more than once:
 * the order is locked, and only the first one that pays it writes to the ledger.
 */
export const settleOrder = (
  { database, issuePack, raiseAlarm }: SettleParts,
  orderId: string,
  payment: Payment,
  at: Date,
): Promise<Settled> =>
  database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || order.state === 'OPEN' || order.state === 'EXPIRED') return 'RUNNING';
    if (order.state === 'DONE') {
      if (
        payment.balanceAmount < order.amount - order.refundedAmount &&
        !(await findRunningRefund(transaction, orderId))
      )
        raiseAlarm('the provider has paid back more than the ledger knows', orderId);
      return 'DONE';
    }
    if (ENDED.has(payment.status)) {
      const { code = payment.status, message = '' } = payment.failure ?? {};
      await markFailed(transaction, orderId, { code, message, kind: 'declined' }, at);
      return 'FAILED';
    }
    if (payment.status !== 'DONE') return 'RUNNING';
    if (payment.totalAmount !== order.amount || payment.orderId !== orderId) return 'AMOUNT_DIFFERS';
    if (order.state === 'FAILED') raiseAlarm('an order that was given up has been paid', orderId);
    await markDone(transaction, orderId, payment, at);
    if (order.credits !== null) {
      const { organizationUuid, credits, amount: won } = order;
      await issuePack(transaction, { organizationUuid, orderId, credits, won, at });
    }
    return 'DONE';
  });
