import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { IssuedKey } from '../../adapters/payments/port.ts';
import type { Connection } from '../../database/connect.ts';
import type { Secrets } from '../../security/secrets.ts';
import { hashBillingKey } from '../payments/webhooks.repository.ts';

export const BILLING_KEY_PURPOSE = 'billing-key';

export type CardStatus = 'ACTIVE' | 'UNUSABLE' | 'REMOVED';
export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>;

const selectCard = (connection: Connection) =>
  connection
    .selectFrom('paymentMethods')
    .select(['paymentMethodUuid', 'organizationUuid', 'issuerCode', 'last4', 'cardType', 'ownerType', 'isDefault'])
    .select(sql<CardStatus>`status`.as('status'));

/** Lists cards: the default first, then newest first. */
export const listCards = (connection: Connection, organizationUuid: string) =>
  selectCard(connection)
    .where('organizationUuid', '=', organizationUuid)
    .where('status', '<>', 'REMOVED')
    .orderBy('isDefault', 'desc')
    .orderBy('paymentMethodUuid', 'desc')
    .execute();

export const findCard = (connection: Connection, organizationUuid: string, paymentMethodUuid: string) =>
  selectCard(connection)
    .where('organizationUuid', '=', organizationUuid)
    .where('paymentMethodUuid', '=', paymentMethodUuid)
    .where('status', '<>', 'REMOVED')
    .executeTakeFirst();

/** Finds the card already registered with this `authKey`, even if it has been removed since. */
export const findCardByAuthKey = (connection: Connection, organizationUuid: string, authKey: string) =>
  selectCard(connection)
    .where('organizationUuid', '=', organizationUuid)
    .where('authKeySha256', '=', hashBillingKey(authKey))
    .executeTakeFirst();

/** Finds the default card, which pays for the plan, if it can be charged. */
export const findBillingCard = (connection: Connection, organizationUuid: string) =>
  selectCard(connection)
    .where('organizationUuid', '=', organizationUuid)
    .where('isDefault', '=', true)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();

export type CardUse = 'PLAN' | 'REFILL' | 'NONE';

/** Finds what a card pays for. Only the default card is ever charged without being asked for. */
export async function findCardUse(
  connection: Connection,
  { organizationUuid, isDefault }: Pick<CardRow, 'organizationUuid' | 'isDefault'>,
): Promise<CardUse> {
  if (!isDefault) return 'NONE';
  const { rows } = await sql<{ paysPlan: boolean; refills: boolean }>`
    select exists (select from subscriptions where organization_uuid = ${organizationUuid} and status <> 'ENDED') as pays_plan,
           exists (select from credit_refills where organization_uuid = ${organizationUuid} and is_on) as refills`.execute(
    connection,
  );
  if (rows[0]?.paysPlan) return 'PLAN';
  return rows[0]?.refills ? 'REFILL' : 'NONE';
}

type NewCard = { organizationUuid: string; authKey: string; issued: IssuedKey; isDefault: boolean; at: Date };

export async function insertCard(
  connection: Connection,
  secrets: Secrets,
  { organizationUuid, authKey, issued, isDefault, at }: NewCard,
) {
  const { issuerCode, last4, cardType, ownerType } = issued.card;
  await connection
    .insertInto('paymentMethods')
    .values({
      paymentMethodUuid: uuidv7({ msecs: at.getTime() }),
      organizationUuid,
      billingKeyEnc: secrets.seal(BILLING_KEY_PURPOSE, issued.billingKey),
      billingKeySha256: hashBillingKey(issued.billingKey),
      authKeySha256: hashBillingKey(authKey),
      issuerCode,
      last4,
      cardType,
      ownerType,
      isDefault,
      registeredAt: at,
    })
    .onConflict((conflict) => conflict.column('authKeySha256').doNothing())
    .execute();
}

/** Makes this the default card. An organisation has only one, so the previous one is reset first. */
export async function setDefaultCard(connection: Connection, organizationUuid: string, paymentMethodUuid: string) {
  await connection
    .updateTable('paymentMethods')
    .set({ isDefault: false })
    .where('organizationUuid', '=', organizationUuid)
    .where('isDefault', '=', true)
    .where('paymentMethodUuid', '<>', paymentMethodUuid)
    .execute();
  await connection
    .updateTable('paymentMethods')
    .set({ isDefault: true })
    .where('organizationUuid', '=', organizationUuid)
    .where('paymentMethodUuid', '=', paymentMethodUuid)
    .where('status', '<>', 'REMOVED')
    .execute();
}

/** Marks a card as unusable. Returns whether it was usable. */
export async function markCardUnusable(connection: Connection, paymentMethodUuid: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('paymentMethods')
    .set({ status: 'UNUSABLE' })
    .where('paymentMethodUuid', '=', paymentMethodUuid)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findCardByBillingKey = (connection: Connection, billingKeySha256: Buffer) =>
  selectCard(connection).where('billingKeySha256', '=', billingKeySha256).executeTakeFirst();

export const markCardsRemoved = (connection: Connection, paymentMethodUuids: readonly string[]) =>
  connection
    .updateTable('paymentMethods')
    .set({ status: 'REMOVED', isDefault: false })
    .where('paymentMethodUuid', 'in', paymentMethodUuids)
    .execute();

/** Returns a card's billing key, or null after the provider deleted it. */
export async function findBillingKey(connection: Connection, secrets: Secrets, paymentMethodUuid: string) {
  const row = await connection
    .selectFrom('paymentMethods')
    .select('billingKeyEnc')
    .where('paymentMethodUuid', '=', paymentMethodUuid)
    .executeTakeFirst();
  return row?.billingKeyEnc ? secrets.open(BILLING_KEY_PURPOSE, row.billingKeyEnc) : null;
}

export const deleteBillingKey = (connection: Connection, paymentMethodUuid: string) =>
  connection
    .updateTable('paymentMethods')
    .set({ billingKeyEnc: null })
    .where('paymentMethodUuid', '=', paymentMethodUuid)
    .where('status', '=', 'REMOVED')
    .execute();

/** Returns whether the organisation has a plan that will be charged again, unlike a cancelled one. */
export async function hasRunningPlan(connection: Connection, organizationUuid: string) {
  const subscription = await connection
    .selectFrom('subscriptions')
    .select('orderId')
    .where('organizationUuid', '=', organizationUuid)
    .where('status', 'in', ['ACTIVE', 'PAST_DUE'])
    .executeTakeFirst();
  return subscription !== undefined;
}
