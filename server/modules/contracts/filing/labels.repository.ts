import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

type LabelColor = components['schemas']['LabelColor'];

const COLUMNS = ['labelUuid as labelId', 'name', sql<LabelColor>`color`.as('color')] as const;

export const selectLabels = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('labels')
    .select(COLUMNS)
    .where('organizationUuid', '=', organizationUuid)
    .orderBy('name')
    .execute();

export async function countLabels(transaction: Transaction<DB>, organizationUuid: string) {
  const { labels } = await transaction
    .selectFrom('labels')
    .select((eb) => eb.fn.countAll<number>().as('labels'))
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  return labels;
}

export const insertLabel = (
  transaction: Transaction<DB>,
  organizationUuid: string,
  label: { name: string; color: LabelColor },
) =>
  transaction
    .insertInto('labels')
    .values({ labelUuid: uuidv7(), organizationUuid, ...label })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const updateLabel = (
  connection: Connection,
  organizationUuid: string,
  labelUuid: string,
  change: { name?: string; color?: LabelColor },
) =>
  connection
    .updateTable('labels')
    .set(change)
    .where('labelUuid', '=', labelUuid)
    .where('organizationUuid', '=', organizationUuid)
    .returning(COLUMNS)
    .executeTakeFirst();

export async function removeLabel(transaction: Transaction<DB>, organizationUuid: string, labelUuid: string) {
  const removed = await transaction
    .deleteFrom('labels')
    .where('labelUuid', '=', labelUuid)
    .where('organizationUuid', '=', organizationUuid)
    .returning('labelUuid')
    .executeTakeFirst();
  if (!removed) return false;
  await sql`update contracts set label_uuids = array_remove(label_uuids, ${labelUuid}::uuid)
             where label_uuids @> array[${labelUuid}::uuid]`.execute(transaction);
  return true;
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
