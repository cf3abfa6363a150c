import type { Transaction } from 'kysely';
import type { Payment, PaymentStatus } from '../../adapters/payments/port.ts';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import {
  lockOrder,
  markOrderDone,
  markOrderFailed,
  type OrderFailure,
  type PaymentOrder,
} from './orders.repository.ts';
import { findRunningRefund } from './refunds/refunds.repository.ts';

/** How a kind of order is paid for, and what the buyer gets: credits, or a period of a plan. */
export type OrderFulfilment = {
  ask: (order: PaymentOrder, idempotencyKey: string) => Promise<Payment>;
  paid: (transaction: Transaction<DB>, order: PaymentOrder, payment: Payment, at: Date) => Promise<void>;
  failed: (transaction: Transaction<DB>, order: PaymentOrder, failure: OrderFailure, at: Date) => Promise<void>;
  refunded: (transaction: Transaction<DB>, order: PaymentOrder, won: number, at: Date) => Promise<void>;
};
export type RaiseAlarm = (reason: string, orderId: string) => void;
export type SettleDeps = {
  database: Database;
  fulfilments: Record<PaymentOrder['kind'], OrderFulfilment>;
  raiseAlarm: RaiseAlarm;
};

/** States in which no money moved, or all of it was refunded. */
const ENDED: ReadonlySet<PaymentStatus> = new Set(['ABORTED', 'EXPIRED', 'CANCELED']);

/** `AMOUNT_DIFFERS` means that the payment has to be refunded. */
type Settled = 'DONE' | 'FAILED' | 'RUNNING' | 'AMOUNT_DIFFERS';

/**
 * Settles an order by its payment. Responses, webhooks and jobs all end here, in any order and repeatedly. The order is
 * locked, and only the first call that marks it as paid writes to the ledger.
 */
export const settleOrder = (
  { database, fulfilments, raiseAlarm }: SettleDeps,
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
      const { code = payment.status, message = '', isCardUnusable = false } = payment.failure ?? {};
      const failure = { code, message, kind: isCardUnusable ? 'replace' : 'declined' } as const;
      if (order.state === 'ASKED') await failLockedOrder(fulfilments, transaction, order, failure, at);
      return 'FAILED';
    }
    if (payment.status !== 'DONE') return 'RUNNING';
    if (payment.totalAmount !== order.amount || payment.orderId !== orderId) return 'AMOUNT_DIFFERS';
    if (order.state === 'FAILED') raiseAlarm('an order that was given up has been paid', orderId);
    await markOrderDone(transaction, orderId, payment, at);
    await fulfilments[order.kind].paid(transaction, order, payment, at);
    return 'DONE';
  });

export const failOrder = (
  { database, fulfilments }: SettleDeps,
  orderId: string,
  failure: OrderFailure,
  at: Date,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state === 'ASKED') await failLockedOrder(fulfilments, transaction, order, failure, at);
  });

async function failLockedOrder(
  fulfilments: SettleDeps['fulfilments'],
  transaction: Transaction<DB>,
  order: PaymentOrder,
  failure: OrderFailure,
  at: Date,
) {
  await markOrderFailed(transaction, order.orderId, failure, at);
  await fulfilments[order.kind].failed(transaction, order, failure, at);
}
