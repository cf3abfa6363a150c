import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Refundable } from './refund-amount.ts';

export type Refund = NonNullable<Awaited<ReturnType<typeof findRunningRefund>>>;
export type NewRefund = {
  orderId: string;
  number: number;
  amount: number;
  lotUuid: string | null;
  units: number;
  reason: string;
};

/** Locks the units that an order paid for. Returns undefined if it isn't paid. */
export async function lockRefundableOrder(transaction: Transaction<DB>, orderId: string) {
  const order = await transaction
    .selectFrom('paymentOrders')
    .select(['organizationUuid', 'amount', 'refundedAmount', 'endedAt'])
    .select(sql<Refundable['kind']>`kind`.as('kind'))
    .where('orderId', '=', orderId)
    .where('state', '=', 'DONE')
    .executeTakeFirst();
  if (!order?.endedAt) return undefined;
  const lot = await transaction
    .selectFrom('creditLots')
    .select(['lotUuid', 'units', 'available', 'held', 'spent'])
    .where('orderId', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { endedAt: paidAt, ...paid } = order;
  return { ...paid, paidAt, lot: lot ?? null };
}

export const countRefunds = async (connection: Connection, orderId: string): Promise<number> => {
  const { count } = await connection
    .selectFrom('paymentRefunds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertRefund = (transaction: Transaction<DB>, refund: NewRefund, at: Date) =>
  transaction
    .insertInto('paymentRefunds')
    .values({ ...refund, askedAt: at, triedAt: at })
    .execute();

/** Finds an order's refund in progress. There can only be one. */
export const findRunningRefund = (connection: Connection, orderId: string) =>
  connection
    .selectFrom('paymentRefunds as r')
    .innerJoin('paymentOrders as o', 'o.orderId', 'r.orderId')
    .select(['r.orderId', 'r.number', 'r.amount', 'r.lotUuid', 'r.units', 'r.reason', 'r.tries', 'r.askedAt'])
    .select(['o.organizationUuid', 'o.paymentKey', 'o.refundedAmount', 'o.amount as orderAmount'])
    .select(sql<Refundable['kind']>`o.kind`.as('kind'))
    .where('r.orderId', '=', orderId)
    .where('r.state', '=', 'ASKED')
    .executeTakeFirst();

export async function endRefund(
  transaction: Transaction<DB>,
  { orderId, number }: Pick<Refund, 'orderId' | 'number'>,
  end: { state: 'DONE' } | { state: 'FAILED'; failureCode: string },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('paymentRefunds')
    .set({ ...end, endedAt: at })
    .where('orderId', '=', orderId)
    .where('number', '=', number)
    .where('state', '=', 'ASKED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const increaseRefundedAmount = (transaction: Transaction<DB>, orderId: string, amount: number) =>
  transaction
    .updateTable('paymentOrders')
    .set((eb) => ({ refundedAmount: eb('refundedAmount', '+', amount) }))
    .where('orderId', '=', orderId)
    .execute();

/** Claims a refund, so that no two processes look it up in the same round. */
export async function claimStuckRefund(connection: Connection, before: Date, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ taken: string }>`
    update payment_refunds set tried_at = ${at}, tries = tries + 1
     where (order_id, number) = (
       select order_id, number from payment_refunds
        where state = 'ASKED' and tried_at <= ${before}
        order by tried_at limit 1 for update skip locked
     )
    returning order_id as taken`.execute(connection);
  return rows[0]?.taken;
}
