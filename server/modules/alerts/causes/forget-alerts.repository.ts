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
  await transaction.deleteFrom('alertCauses').where('contractId', '=', contractId).execute();
  await transaction.deleteFrom('alertMails').where('contractId', '=', contractId).execute();
  await transaction.deleteFrom('alerts').where('contractId', '=', contractId).execute();
  if (batchUuid === null) return;
  const nobody = { who: '', words: '' };
  await transaction.updateTable('alertMails').set(nobody).where('batchUuid', '=', batchUuid).execute();
  await transaction.updateTable('alerts').set(nobody).where('batchUuid', '=', batchUuid).execute();
}
