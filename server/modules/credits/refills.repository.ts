import type { Connection } from '../../database/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type RefillSettings = { on: boolean; below: number; creditPackId: string };

export const REFILL_CREDITS = 'refill-credits';

export async function findRefill(
  connection: Connection,
  organizationUuid: string,
): Promise<RefillSettings | undefined> {
  const kept = await connection
    .selectFrom('creditRefills')
    .select(['isOn', 'below', 'creditPackId'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return kept && { on: kept.isOn, below: kept.below, creditPackId: kept.creditPackId };
}

export function saveRefill(
  connection: Connection,
  organizationUuid: string,
  { on: isOn, below, creditPackId }: RefillSettings,
) {
  const chosen = { isOn, below, creditPackId };
  return connection
    .insertInto('creditRefills')
    .values({ organizationUuid, ...chosen })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet(chosen))
    .execute();
}

export async function disableRefill(connection: Connection, organizationUuid: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('creditRefills')
    .set({ isOn: false })
    .where('organizationUuid', '=', organizationUuid)
    .where('isOn', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the next order number, unique within the organisation. */
export async function allocateRefillNumber(connection: Connection, organizationUuid: string): Promise<number> {
  const { orders } = await connection
    .updateTable('creditRefills')
    .set((eb) => ({ orders: eb('orders', '+', 1) }))
    .where('organizationUuid', '=', organizationUuid)
    .returning('orders')
    .executeTakeFirstOrThrow();
  return orders;
}

export async function refillIfLow(transaction: Connection, organizationUuid: string, balance: number) {
  const refill = await findRefill(transaction, organizationUuid);
  if (refill?.on && balance < refill.below)
    await enqueueJob(transaction, { kind: REFILL_CREDITS, key: organizationUuid });
}
