import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connect.ts';
import type { TossPayment } from './payment.types.ts';

const PAID = ['DONE', 'CANCELED', 'PARTIAL_CANCELED'];

export type BookedPayment = { payment: TossPayment; cardNumber: string | null };

type Row = { body: string; cardNumber: string | null };

function readRow({ body, cardNumber }: Row): BookedPayment {
  const payment: TossPayment = JSON.parse(body);
  return { payment, cardNumber };
}

export async function savePayment(connection: Connection, payment: TossPayment, cardNumber: string | null, at: Date) {
  const { paymentKey, orderId, status, totalAmount, balanceAmount } = payment;
  const values = { orderId, status, totalAmount, balanceAmount, cardNumber, body: JSON.stringify(payment) };
  await connection
    .insertInto('emulatedTossPayments')
    .values({ paymentKey, ...values, changedAt: at })
    .onConflict((conflict) => conflict.column('paymentKey').doUpdateSet({ ...values, changedAt: at }))
    .execute();
}

export async function lockPayment(connection: Connection, paymentKey: string) {
  const row = await connection
    .selectFrom('emulatedTossPayments')
    .select(['body', 'cardNumber'])
    .where('paymentKey', '=', paymentKey)
    .forUpdate()
    .executeTakeFirst();
  return row && readRow(row);
}

/** Locks and returns the payment that paid for the order, or the order's latest one. */
export async function lockOrderPayment(connection: Connection, orderId: string) {
  const row = await connection
    .selectFrom('emulatedTossPayments')
    .select(['body', 'cardNumber'])
    .where('orderId', '=', orderId)
    .orderBy((eb) => eb('status', 'in', PAID), 'desc')
    .orderBy('changedAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && readRow(row);
}

/** Serialises calls for an order, even before it has a payment. */
export const lockOrder = (connection: Connection, orderId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`toss order ${orderId}`}, 0))`.execute(connection);

export async function isPaid(connection: Connection, orderId: string) {
  const row = await connection
    .selectFrom('emulatedTossPayments')
    .select('paymentKey')
    .where('orderId', '=', orderId)
    .where('status', 'in', PAID)
    .executeTakeFirst();
  return row !== undefined;
}

export const findBillingKey = (connection: Connection, billingKey: string) =>
  connection
    .selectFrom('emulatedTossBillingKeys')
    .select(['customerKey', 'cardNumber', 'state'])
    .where('billingKey', '=', billingKey)
    .forUpdate()
    .executeTakeFirst();

export const saveBillingKey = (
  connection: Connection,
  key: { billingKey: string; customerKey: string; cardNumber: string; issuedAt: Date },
) => connection.insertInto('emulatedTossBillingKeys').values(key).execute();

export const removeBillingKey = (connection: Connection, billingKey: string) =>
  connection
    .updateTable('emulatedTossBillingKeys')
    .set({ state: 'REMOVED' })
    .where('billingKey', '=', billingKey)
    .execute();

/** Lists what was paid for each order, minus refunds, to compare with our own records. */
export const listBookedPayments = (database: Database) =>
  database
    .selectFrom('emulatedTossPayments')
    .select(['orderId', sql<number>`sum(balance_amount)::int`.as('balanceAmount')])
    .where('status', 'in', PAID)
    .groupBy('orderId')
    .orderBy('orderId')
    .execute();
