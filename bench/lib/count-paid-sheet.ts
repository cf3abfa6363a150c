import type { Database } from '../../server/database/connect.ts';

/** Counts a sheet's contracts, the credits spent on each, and the credits left. */
export async function countPaidSheet(database: Database, batchUuid: string) {
  const { contracts } = await database
    .selectFrom('contracts')
    .select(({ fn }) => fn.countAll<string>().as('contracts'))
    .where('batchUuid', '=', batchUuid)
    .executeTakeFirstOrThrow();
  const { assigned } = await database
    .selectFrom('creditUses')
    .select(({ fn }) => fn.count<string>('contractId').as('assigned'))
    .where('batchUuid', '=', batchUuid)
    .executeTakeFirstOrThrow();
  const { available } = await database
    .selectFrom('creditLots')
    .select(({ fn }) => fn.sum<string>('available').as('available'))
    .where('kind', '=', 'PACK')
    .executeTakeFirstOrThrow();
  return { contracts: Number(contracts), assigned: Number(assigned), available: Number(available) };
}
