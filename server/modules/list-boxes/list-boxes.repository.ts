import { sql, type Transaction } from 'kysely';
import type { components } from '#openapi';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

type Schemas = components['schemas'];
export type ListBoxRow = NonNullable<Awaited<ReturnType<typeof findListBox>>>;
type Place = { listBoxId: string; organizationUuid: string };

const FIRST_ITEMS = 5;

const selectWithItems = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('listBoxes as box')
    .innerJoin('listBoxVersions as v', (join) =>
      join.onRef('v.listBoxUuid', '=', 'box.listBoxUuid').onRef('v.number', '=', 'box.itemsNumber'),
    )
    .select(['box.listBoxUuid', 'box.name', 'box.version', 'box.changedAt'])
    .where('box.organizationUuid', '=', organizationUuid)
    .where('box.removedAt', 'is', null);

export async function listListBoxes(connection: Connection, organizationUuid: string) {
  const rows = await selectWithItems(connection, organizationUuid)
    .select([
      sql<number>`jsonb_array_length(v.items)`.as('count'),
      sql<string[]>`jsonb_path_query_array(v.items, ${`$[0 to ${FIRST_ITEMS - 1}]`}::jsonpath)`.as('firstItems'),
    ])
    .orderBy('box.name')
    .execute();
  return rows.map(
    ({ listBoxUuid: listBoxId, name, version, changedAt, count, firstItems }): Schemas['ListBoxSummary'] => ({
      listBoxId,
      name,
      count,
      firstItems,
      version,
      changedAt: changedAt.toISOString(),
    }),
  );
}

export const findListBox = (connection: Connection, { listBoxId, organizationUuid }: Place) =>
  selectWithItems(connection, organizationUuid)
    .select(sql<string[]>`v.items`.as('items'))
    .where('box.listBoxUuid', '=', listBoxId)
    .executeTakeFirst();

export const describeListBox = (row: ListBoxRow): Schemas['ListBox'] => ({
  listBoxId: row.listBoxUuid,
  name: row.name,
  items: row.items,
  version: row.version,
  changedAt: row.changedAt.toISOString(),
});

export async function countListBoxes(connection: Connection, organizationUuid: string): Promise<number> {
  const { count } = await connection
    .selectFrom('listBoxes')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('organizationUuid', '=', organizationUuid)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function lockListBox(transaction: Transaction<DB>, place: Place): Promise<ListBoxRow> {
  await transaction
    .selectFrom('listBoxes')
    .select('listBoxUuid')
    .where('listBoxUuid', '=', place.listBoxId)
    .where('organizationUuid', '=', place.organizationUuid)
    .forUpdate()
    .execute();
  const row = await findListBox(transaction, place);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

type NewListBox = Place & { name: string; items: readonly string[]; at: Date };

export async function insertListBox(transaction: Transaction<DB>, { listBoxId, items, at, ...box }: NewListBox) {
  await transaction
    .insertInto('listBoxes')
    .values({ listBoxUuid: listBoxId, ...box, changedAt: at })
    .execute();
  await insertItems(transaction, { listBoxUuid: listBoxId, version: 1, items, at });
}

type Change = { name?: string; items?: readonly string[]; at: Date };

/** Updates a list box and increments its version. Only stores items that have changed. */
export async function updateListBox(transaction: Transaction<DB>, before: ListBoxRow, { name, items, at }: Change) {
  const { listBoxUuid } = before;
  const version = before.version + 1;
  const newItems = items && items.join('\n') !== before.items.join('\n') ? items : null;
  if (newItems) await insertItems(transaction, { listBoxUuid, version, items: newItems, at });
  await transaction
    .updateTable('listBoxes')
    .set({ version, changedAt: at, ...(name !== undefined && { name }), ...(newItems && { itemsNumber: version }) })
    .where('listBoxUuid', '=', listBoxUuid)
    .execute();
  return {
    ...before,
    version,
    changedAt: at,
    ...(name !== undefined && { name }),
    ...(items && { items: [...items] }),
  };
}

type NewItems = { listBoxUuid: string; version: number; items: readonly string[]; at: Date };

const insertItems = (transaction: Transaction<DB>, { listBoxUuid, version, items, at }: NewItems) =>
  transaction
    .insertInto('listBoxVersions')
    .values({ listBoxUuid, number: version, items: JSON.stringify(items), createdAt: at })
    .execute();

export const removeListBox = (transaction: Transaction<DB>, { listBoxUuid, version }: ListBoxRow, at: Date) =>
  transaction
    .updateTable('listBoxes')
    .set({ removedAt: at, version: version + 1 })
    .where('listBoxUuid', '=', listBoxUuid)
    .execute();
