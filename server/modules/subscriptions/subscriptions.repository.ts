import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

export type SubscriptionStatus = 'ACTIVE' | 'ENDING' | 'PAST_DUE' | 'ENDED';
export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

const selectSubscription = (connection: Connection) =>
  connection
    .selectFrom('subscriptions')
    .select([
      'organizationUuid',
      'organizationServicePlanPaymentUuid',
      'orderId',
      'servicePlanName',
      'anchorDay',
      'periodStart',
      'periodEnd',
      'retryNumber',
      'retryAt',
    ])
    .select(sql<SubscriptionStatus>`status`.as('status'));

export const findSubscription = (connection: Connection, organizationUuid: string) =>
  selectSubscription(connection)
    .where('organizationUuid', '=', organizationUuid)
    .where('status', '<>', 'ENDED')
    .executeTakeFirst();

/** Locks the subscription. Lock the order that changes it first. */
export const lockSubscription = (transaction: Transaction<DB>, organizationUuid: string) =>
  selectSubscription(transaction)
    .where('organizationUuid', '=', organizationUuid)
    .where('status', '<>', 'ENDED')
    .forUpdate()
    .executeTakeFirst();

type PaidPeriod = {
  organizationUuid: string;
  organizationServicePlanPaymentUuid: string;
  orderId: string;
  servicePlanName: string;
  anchorDay: number;
  periodStart: Date;
  periodEnd: Date;
};

/** Stores a paid period as the current one, whatever was there before. */
export async function recordPaidPeriod(transaction: Transaction<DB>, period: PaidPeriod) {
  const cleared = { status: 'ACTIVE', retryNumber: null, retryAt: null, reason: null, endedAt: null };
  await transaction
    .insertInto('subscriptions')
    .values({ ...period, ...cleared })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet({ ...period, ...cleared }))
    .execute();
}

const updateRunning = (transaction: Transaction<DB>, organizationUuid: string) =>
  transaction
    .updateTable('subscriptions')
    .where('organizationUuid', '=', organizationUuid)
    .where('status', '<>', 'ENDED');

export const markSubscriptionPastDue = (
  transaction: Transaction<DB>,
  organizationUuid: string,
  retry: { retryNumber: number; retryAt: Date },
) =>
  updateRunning(transaction, organizationUuid)
    .set({ status: 'PAST_DUE', ...retry })
    .execute();

export const markSubscriptionEnding = (transaction: Transaction<DB>, organizationUuid: string, reason: string) =>
  updateRunning(transaction, organizationUuid).set({ status: 'ENDING', reason }).execute();

export const markSubscriptionResumed = (transaction: Transaction<DB>, organizationUuid: string) =>
  updateRunning(transaction, organizationUuid).set({ status: 'ACTIVE', reason: null }).execute();

export const markSubscriptionEnded = (
  transaction: Transaction<DB>,
  organizationUuid: string,
  { reason, at }: { reason?: string; at: Date },
) =>
  updateRunning(transaction, organizationUuid)
    .set({ status: 'ENDED', retryNumber: null, retryAt: null, endedAt: at, ...(reason !== undefined && { reason }) })
    .execute();

export async function listDueSubscriptions(connection: Connection, at: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('subscriptions')
    .select('organizationUuid')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', ['ACTIVE', 'ENDING']), eb('periodEnd', '<=', at)]),
        eb.and([eb('status', '=', 'PAST_DUE'), eb('retryAt', '<=', at)]),
      ]),
    )
    .execute();
  return rows.map(({ organizationUuid }) => organizationUuid);
}

const unannounced = sql<boolean>`announced_end is distinct from period_end`;

/** Lists organisations whose plan renews before `before`, and who haven't been told. */
export async function listUnannouncedRenewals(connection: Connection, at: Date, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('subscriptions')
    .select('organizationUuid')
    .where('status', '=', 'ACTIVE')
    .where('periodEnd', '>', at)
    .where('periodEnd', '<=', before)
    .where(unannounced)
    .execute();
  return rows.map(({ organizationUuid }) => organizationUuid);
}

export async function markRenewalAnnounced(transaction: Transaction<DB>, organizationUuid: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set((eb) => ({ announcedEnd: eb.ref('periodEnd') }))
    .where('organizationUuid', '=', organizationUuid)
    .where('status', '=', 'ACTIVE')
    .where(unannounced)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
