import type { Connection } from '../../database/connect.ts';

export type Refill = { on: boolean; below: number; creditPackId: string };

/** What an organisation has chosen about its payments. Without a choice nothing is bought by itself. */
export async function readPaymentSettings(connection: Connection, organizationUuid: string) {
  const kept = await connection
    .selectFrom('paymentSettings')
    .select(['refillOn', 'refillBelow', 'refillPackId', 'receiptEmail'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return {
    refill: {
      on: kept?.refillOn ?? false,
      below: kept?.refillBelow ?? null,
      creditPackId: kept?.refillPackId ?? null,
    },
    receiptEmail: kept?.receiptEmail ?? null,
  };
}

export const saveRefill = (connection: Connection, organizationUuid: string, { on, below, creditPackId }: Refill) =>
  save(connection, organizationUuid, { refillOn: on, refillBelow: below, refillPackId: creditPackId });

export const saveReceiptEmail = (connection: Connection, organizationUuid: string, receiptEmail: string | null) =>
  save(connection, organizationUuid, { receiptEmail });

type Change = { receiptEmail: string | null } | { refillOn: boolean; refillBelow: number; refillPackId: string };

const save = (connection: Connection, organizationUuid: string, change: Change) =>
  connection
    .insertInto('paymentSettings')
    .values({ organizationUuid, ...change })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet(change))
    .execute();
