import { sql, type Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

export async function requireFolder(connection: Connection, organizationUuid: string, folderUuid: string) {
  const folder = await connection
    .selectFrom('folders')
    .select('folderUuid')
    .where('folderUuid', '=', folderUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!folder) throw new DomainError('FOLDER_NOT_FOUND');
}

export async function requireLabels(connection: Connection, organizationUuid: string, labelUuids: readonly string[]) {
  if (labelUuids.length === 0) return;
  const found = await connection
    .selectFrom('labels')
    .select('labelUuid')
    .where('labelUuid', 'in', labelUuids)
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  if (found.length < new Set(labelUuids).size) throw new DomainError('LABEL_NOT_FOUND');
}

export async function putIntoFolder(transaction: Transaction<DB>, contractId: string, folderUuid: string | null) {
  await transaction.updateTable('contracts').set({ folderUuid }).where('contractId', '=', contractId).execute();
}

export async function changeLabels(
  transaction: Transaction<DB>,
  contractId: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
) {
  await sql`update contracts set label_uuids = array(
      select label_uuid from unnest(label_uuids || ${sql.val([...add])}::uuid[]) as kept (label_uuid)
       where label_uuid <> all (${sql.val([...remove])}::uuid[]) group by label_uuid order by label_uuid)
    where contract_id = ${contractId}`.execute(transaction);
}

/** Off every contract that it is on, in the transaction that removes it. */
export async function takeLabelOff(transaction: Transaction<DB>, labelUuid: string) {
  await sql`update contracts set label_uuids = array_remove(label_uuids, ${labelUuid}::uuid)
             where label_uuids @> array[${labelUuid}::uuid]`.execute(transaction);
}
