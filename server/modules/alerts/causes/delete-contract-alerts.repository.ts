import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';

/**
 * Deletes alerts about a contract whose contents are being deleted, because they contain names. Alerts about a whole
 * batch stay, without the names.
 */
export async function deleteContractAlerts(
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
