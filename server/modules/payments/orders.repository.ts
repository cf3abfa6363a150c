import { sql, type Transaction } from 'kysely';
import type { FailureKind, Payment } from '../../adapters/payments/port.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

export type OrderState = 'OPEN' | 'ASKED' | 'DONE' | 'FAILED' | 'EXPIRED';
export type PaymentOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type OrderFailure = { code: string; message: string; kind: Exclude<FailureKind, 'unknown'> };
type OrderBase = { orderId: string; organizationUuid: string; orderName: string; amount: number; openedAt: Date };
export type NewCreditOrder = OrderBase & { credits: number };
/** START begins a plan on the day of the payment. RENEWAL continues where the last period ended. */
export type PlanOrderPurpose = 'START' | 'RENEWAL';
export type NewPlanOrder = OrderBase & {
  servicePlanName: string;
  contracts: number;
  paymentMethodUuid: string;
  organizationServicePlanPaymentUuid: string;
  purpose: PlanOrderPurpose;
  /** The number of the automatic attempt. Null if a member requested the payment. */
  tryNumber: number | null;
  periodStart: Date;
  periodEnd: Date;
};

const COLUMNS = [
  'orderId',
  'organizationUuid',
  'orderName',
  'amount',
  'refundedAmount',
  'credits',
  'paymentKey',
  'tries',
  'failureCode',
  'failureMessage',
  'openedAt',
  'askedAt',
  'servicePlanName',
  'contracts',
  'paymentMethodUuid',
  'organizationServicePlanPaymentUuid',
  'tryNumber',
  'periodStart',
  'periodEnd',
] as const;

const selectOrder = (connection: Connection) =>
  connection
    .selectFrom('paymentOrders')
    .select(COLUMNS)
    .select([
      sql<'PLAN' | 'CREDIT'>`kind`.as('kind'),
      sql<OrderState>`state`.as('state'),
      sql<OrderFailure['kind'] | null>`failure_kind`.as('failureKind'),
      sql<PlanOrderPurpose | null>`purpose`.as('purpose'),
    ]);

export const insertOrder = (connection: Connection, order: NewCreditOrder) =>
  connection
    .insertInto('paymentOrders')
    .values({ ...order, kind: 'CREDIT' })
    .execute();

/**
 * Stores an immediate charge, whose state is ASKED from the start. Returns false if another charge to the organisation
 * is in progress.
 */
export async function insertPlanOrder(connection: Connection, { openedAt, ...order }: NewPlanOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('paymentOrders')
    .values({ ...order, kind: 'PLAN', state: 'ASKED', openedAt, askedAt: openedAt, triedAt: openedAt, tries: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type RefillOrder = NewCreditOrder & { paymentMethodUuid: string };

/** Stores an automatic purchase. Returns false if another charge to the organisation is in progress. */
export async function insertRefillOrder(connection: Connection, { openedAt, ...order }: RefillOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('paymentOrders')
    .values({ ...order, kind: 'CREDIT', state: 'ASKED', openedAt, askedAt: openedAt, triedAt: openedAt, tries: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function countRefills(connection: Connection, organizationUuid: string, since: Date): Promise<number> {
  const { count } = await connection
    .selectFrom('paymentOrders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organizationUuid', '=', organizationUuid)
    .where('kind', '=', 'CREDIT')
    .where('paymentMethodUuid', 'is not', null)
    .where('openedAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOrders(connection: Connection, organizationUuid: string, prefix: string): Promise<number> {
  const { count } = await connection
    .selectFrom('paymentOrders')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('organizationUuid', '=', organizationUuid)
    .where(sql<boolean>`starts_with(order_id, ${prefix})`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isCardBeingCharged(connection: Connection, organizationUuid: string): Promise<boolean> {
  const running = await connection
    .selectFrom('paymentOrders')
    .select('orderId')
    .where('organizationUuid', '=', organizationUuid)
    .where('paymentMethodUuid', 'is not', null)
    .where('state', 'in', ['OPEN', 'ASKED'])
    .executeTakeFirst();
  return running !== undefined;
}

export const findOrder = (connection: Connection, orderId: string) =>
  selectOrder(connection).where('orderId', '=', orderId).executeTakeFirst();

export const lockOrder = (transaction: Transaction<DB>, orderId: string) =>
  selectOrder(transaction).where('orderId', '=', orderId).forUpdate().executeTakeFirst();

/** Records that the provider may have been called. Only one of two concurrent requests gets past this. */
export async function markOrderRequested(connection: Connection, orderId: string, paymentKey: string, at: Date) {
  const { numUpdatedRows } = await connection
    .updateTable('paymentOrders')
    .set({ state: 'ASKED', paymentKey, askedAt: at, triedAt: at, tries: 1 })
    .where('orderId', '=', orderId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Claims an order, so that no two processes look it up in the same round. */
export const claimStuckOrder = (connection: Connection, before: Date, at: Date) =>
  connection
    .updateTable('paymentOrders')
    .set({ triedAt: at })
    .where('orderId', '=', (eb) =>
      eb
        .selectFrom('paymentOrders')
        .select('orderId')
        .where('state', '=', 'ASKED')
        .where('triedAt', '<=', before)
        .orderBy('triedAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('orderId')
    .executeTakeFirst();

export const incrementAttempts = (connection: Connection, orderId: string) =>
  connection
    .updateTable('paymentOrders')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('orderId', '=', orderId)
    .execute();

/** Marks an order as paid, even a failed one, because it can turn out to be paid after all. */
export const markOrderDone = (transaction: Transaction<DB>, orderId: string, payment: Payment, at: Date) =>
  transaction
    .updateTable('paymentOrders')
    .set({
      state: 'DONE',
      paymentKey: payment.paymentKey,
      payment: JSON.stringify(payment.raw),
      failureCode: null,
      failureKind: null,
      failureMessage: null,
      endedAt: at,
    })
    .where('orderId', '=', orderId)
    .where('state', 'in', ['ASKED', 'FAILED'])
    .execute();

export const markOrderFailed = (connection: Connection, orderId: string, failure: OrderFailure, at: Date) =>
  connection
    .updateTable('paymentOrders')
    .set({
      state: 'FAILED',
      failureCode: failure.code,
      failureKind: failure.kind,
      failureMessage: failure.message.slice(0, 300),
      endedAt: at,
    })
    .where('orderId', '=', orderId)
    .where('state', '=', 'ASKED')
    .execute();

export const expireOpenOrders = (connection: Connection, before: Date, at: Date) =>
  connection
    .updateTable('paymentOrders')
    .set({ state: 'EXPIRED', endedAt: at })
    .where('state', '=', 'OPEN')
    .where('openedAt', '<=', before)
    .execute();
