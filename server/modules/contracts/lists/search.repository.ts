import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';

/** Locks contracts with search text from an earlier version, skipping those that are locked. */
export async function lockContractsToReindex(transaction: Transaction<DB>, limit: number): Promise<string[]> {
  const contracts = await transaction
    .selectFrom('contracts')
    .select('contractId')
    .where('searchVersion', '=', 0)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return contracts.map(({ contractId }) => contractId);
}

export async function markSearchable(transaction: Transaction<DB>, contractIds: readonly string[]) {
  if (contractIds.length === 0) return;
  await transaction.updateTable('contracts').set({ searchVersion: 1 }).where('contractId', 'in', contractIds).execute();
}
