import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';

/**
 * Forgets whom alerts of a contract name, once its contents are forgotten. Those of a whole batch stay, because they are
 * about its other contracts as well, but name nobody.
 */
export async function forgetAlerts(
  transaction: Transaction<DB>,
  { contractId, batchUuid }: { contractId: string; batchUuid: string | null },
) {
  for (const table of ['alertCauses', 'alertMails', 'alerts'] as const)
    await transaction.deleteFrom(table).where('contractId', '=', contractId).execute();
  if (batchUuid === null) return;
  for (const table of ['alertMails', 'alerts'] as const)
    await transaction.updateTable(table).set({ who: '', words: '' }).where('batchUuid', '=', batchUuid).execute();
}
