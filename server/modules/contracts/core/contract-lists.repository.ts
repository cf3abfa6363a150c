import { sql } from 'kysely';
import { fillInItems, removeItems } from '../../../../rules/list-items.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Field } from './contract.types.ts';

export type ContractLists = Readonly<Record<string, { version: number; items: string[] }>>;

/**
 * Selects the lists of `content` (contract_contents): as sent, or for a draft the latest, without removed ones. Reads
 * no other table for contracts without lists, which nearly all are.
 */
export const selectLists = () =>
  sql<ContractLists>`case when content.lists = '{}' then '{}'::jsonb else coalesce((
    select jsonb_object_agg(named.id, jsonb_build_object('version', v.number, 'items', v.items))
      from jsonb_each(content.lists) as named (id, sent)
      join list_boxes as box on box.list_box_uuid = named.id::uuid
      join list_box_versions as v on v.list_box_uuid = box.list_box_uuid
       and v.number = case jsonb_typeof(named.sent) when 'number' then named.sent::integer else box.items_number end
     where jsonb_typeof(named.sent) = 'number' or box.removed_at is null), '{}') end`;

/** Returns the latest items of the fields' list boxes, leaving out those that no longer exist. */
export async function readNewestLists(connection: Connection, fields: readonly Field[]): Promise<ContractLists> {
  const ids = collectListBoxIds(fields);
  if (ids.length === 0) return {};
  const rows = await connection
    .selectFrom('listBoxes as box')
    .innerJoin('listBoxVersions as v', (join) =>
      join.onRef('v.listBoxUuid', '=', 'box.listBoxUuid').onRef('v.number', '=', 'box.itemsNumber'),
    )
    .select(['box.listBoxUuid', 'v.number', sql<string[]>`v.items`.as('items')])
    .where('box.listBoxUuid', 'in', ids)
    .where('box.removedAt', 'is', null)
    .execute();
  return Object.fromEntries(rows.map(({ listBoxUuid, number, items }) => [listBoxUuid, { version: number, items }]));
}

export const attachListItems = (fields: readonly Field[], lists: ContractLists): Field[] =>
  fillInItems(fields, (listBoxId) => lists[listBoxId]?.items);

/** Prepares fields for storage. List box ids are in lower case, as PostgreSQL writes them in `lists`. */
export const toStoredFields = (fields: readonly Field[]): Field[] =>
  removeItems(fields).map((field) =>
    field.listBoxId === undefined ? field : { ...field, listBoxId: field.listBoxId.toLowerCase() },
  );

export const collectListBoxIds = (fields: readonly Field[]) => [
  ...new Set(fields.flatMap((field) => field.listBoxId ?? [])),
];

/** Returns the items of the list boxes that the fields use, including each list only once. */
export const listUsedItems = (fields: readonly Field[], lists: ContractLists): Record<string, string[]> =>
  Object.fromEntries(
    collectListBoxIds(fields).flatMap((id) => {
      const items = lists[id]?.items;
      return items ? [[id, items] as const] : [];
    }),
  );
