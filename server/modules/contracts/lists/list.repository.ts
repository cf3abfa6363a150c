import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { ContractStatus } from '../core/contract.types.ts';
import type { parseSearch } from '../core/search-grams.ts';

export type ContractSort = 'MOVED' | 'TITLE' | 'EXPIRY' | 'SENT';
/** A page's last contract, with the value it is sorted by. */
export type Cursor = { value: string | null; contractId: string };
export type ListFilter = {
  kind?: string | undefined;
  sender?: string | undefined;
  folder?: string | undefined;
  label?: string | undefined;
  template?: string | undefined;
  batch?: string | undefined;
  directUrl?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: ReturnType<typeof parseSearch>;
};
export type Viewers = {
  own: string;
  /** The audiences through which the member also sees contracts. A contract is in at most one. */
  audiences: readonly string[];
  /** The member's seat. Audiences skip contracts for which the seat has its own entry. */
  seat: string;
};
export type ListOrder = {
  viewers: Viewers;
  organizationUuid: string;
  statuses: readonly ContractStatus[];
  sort: ContractSort;
  narrowing: ListFilter;
};
export type FoundContract = { contractId: string; value: string | null };

/** Larger counts aren't worth the time. */
export const MAX_COUNTED_CONTRACTS = 10_000;

export const SORT_COLUMN = { MOVED: 'moved_at', TITLE: 'title', EXPIRY: 'expires_at', SENT: 'sent_at' } as const;
const IS_DESCENDING = { MOVED: true, TITLE: false, EXPIRY: false, SENT: true } as const;

/**
 * Returns whether a filter needs the contracts table, which has the indexes for searches, folders, labels, templates,
 * batches and direct URLs.
 */
const isApart = ({ search, folder, label, template, batch, directUrl }: ListFilter) =>
  Boolean(search ?? folder ?? label ?? template ?? batch ?? directUrl);

/**
 * Returns the table to read. Searches read contracts, where PostgreSQL chooses between the sort index and the search
 * index.
 */
const table = (narrowing: ListFilter) => (isApart(narrowing) ? 'contract' : 'entry');
const column = (sort: ContractSort, of: 'contract' | 'entry') => sql.raw(`${of}.${SORT_COLUMN[sort]}`);
/** Returns a sort's direction. Contracts without a time come last either way. */
export const getSortDirection = (sort: ContractSort) =>
  sql.raw(IS_DESCENDING[sort] ? 'desc nulls last' : 'asc nulls last');

/**
 * Returns a page's ids. Reads each status along its own index and merges the first rows, so a page of a large table
 * reads only a few.
 */
export async function findContractPage(
  connection: Connection,
  order: ListOrder,
  skip: number,
  take: number,
  after?: Cursor,
) {
  const { statuses, sort, narrowing } = order;
  if (statuses.length === 0) return [];
  const of = table(narrowing);
  const key = column(sort, of);
  const limit = skip + take;
  // A search runs once for all statuses.
  const parts = isApart(narrowing) ? [statuses] : statuses.map((status) => [status]);
  const head = (part: readonly ContractStatus[], viewer: RawBuilder<unknown>) =>
    sql`select ${sql.raw(of)}.contract_id, ${key} as value from ${source(order)}
      where ${conditions(order, [viewer, isIn(part, of), ...(after ? [behind(sort, of, after)] : [])])}
      order by ${key} ${getSortDirection(sort)}, ${sql.raw(of)}.contract_id desc limit ${limit}`;
  const { own, audiences } = order.viewers;
  const heads = parts.flatMap((part) => {
    if (isApart(narrowing)) return [sql`(${head(part, isShown(order))})`];
    const seen = sql`(${head(part, sql`entry.viewer_uuid = ${own}`)})`;
    if (audiences.length === 0) return [seen];
    return [
      seen,
      sql`(select head.* from unnest(${sql.val(audiences)}::uuid[]) as audience (viewer_uuid)
        cross join lateral (${head(part, sql`entry.viewer_uuid = audience.viewer_uuid`)}) as head)`,
    ];
  });
  const { rows } = await sql<FoundContract>`
    select contract_id, ${asText(sort)} as value from (${sql.join(heads, audiences.length === 0 ? sql` union all ` : sql` union `)}) as found
     order by found.value ${getSortDirection(sort)}, contract_id desc limit ${take} offset ${skip}`.execute(connection);
  return rows;
}

const isIn = (statuses: readonly ContractStatus[], of: 'contract' | 'entry') =>
  sql`${sql.raw(of)}.status in (${sql.join(statuses.map((status) => sql`${status}`))})`;

/** Cursors keep times to the microsecond. Truncating them would repeat or skip contracts next to the cursor. */
const asText = (sort: ContractSort) => (sort === 'TITLE' ? sql`found.value` : sql`to_json(found.value)#>>'{}'`);

function behind(sort: ContractSort, of: 'contract' | 'entry', { value, contractId }: Cursor): RawBuilder<unknown> {
  const key = column(sort, of);
  const same = sql`(${key} is not distinct from ${typed(sort, value)} and ${sql.raw(of)}.contract_id < ${contractId})`;
  if (value === null) return same;
  const further = IS_DESCENDING[sort] ? sql`${key} < ${typed(sort, value)}` : sql`${key} > ${typed(sort, value)}`;
  return sql`(${further} or ${key} is null or ${same})`;
}

const typed = (sort: ContractSort, value: string | null) =>
  sort === 'TITLE' ? sql`${value}::text` : sql`${value}::timestamptz`;

/** Returns the tables to read. Joins contracts only if a filter needs a column of theirs. */
function source({ narrowing }: ListOrder) {
  const { kind, sender, from, to } = narrowing;
  if (isApart(narrowing)) return sql`contracts as contract`;
  return (kind ?? sender ?? from ?? to)
    ? sql`contract_entries as entry join contracts as contract using (contract_id)`
    : sql`contract_entries as entry`;
}

/** Builds the condition that the member sees the contract, or one of its entries. Finds each contract once. */
function isShown({ viewers: { own, audiences, seat }, organizationUuid, narrowing }: ListOrder) {
  const viewer = audiences.length === 0 ? sql`= ${own}` : sql`= any (${sql.val([own, ...audiences])}::uuid[])`;
  if (!isApart(narrowing)) {
    const skipped = sql`coalesce(${seat}::uuid <> all (entry.own_seats), true)`;
    return audiences.length === 0 ? sql`entry.viewer_uuid ${viewer}` : sql`entry.viewer_uuid ${viewer} and ${skipped}`;
  }
  const isOwn = sql`contract.organization_uuid = ${organizationUuid} and not contract.is_hidden`;
  if (own === organizationUuid) return isOwn;
  return sql`${isOwn} and exists (select 1 from contract_entries as shown
    where shown.viewer_uuid ${viewer} and shown.contract_id = contract.contract_id)`;
}

function conditions({ narrowing }: ListOrder, more: RawBuilder<unknown>[]) {
  const { kind, sender, folder, label, template, batch, directUrl, from, to, search } = narrowing;
  const all = [...more];
  if (kind) all.push(sql`contract.kind = ${kind}`);
  if (sender) all.push(sql`contract.organization_member_uuid = ${sender}`);
  if (from) all.push(sql`contract.created_at >= ${from}::timestamptz`);
  if (to) all.push(sql`contract.created_at < ${to}::timestamptz`);
  if (folder) all.push(sql`contract.folder_uuid = ${folder}`);
  if (label) all.push(sql`contract.label_uuids @> array[${label}::uuid]`);
  if (template) all.push(sql`contract.template_uuid = ${template}`);
  if (batch) all.push(sql`contract.batch_uuid = ${batch}`);
  if (directUrl) all.push(sql`contract.direct_url_uuid = ${directUrl}`);
  if (search) all.push(...found(search));
  return sql.join(all, sql` and `);
}

type Search = NonNullable<ListFilter['search']>;

/** Builds a search's conditions. A document number matches one contract; anything else uses the search index. */
const found = ({ words, grams, numbers, documentNo }: Search) =>
  documentNo === null
    ? [...(words.length > 0 ? [hasGrams(grams)] : []), ...words.map(contains), ...numbers.map(hasNumber)]
    : [sql`contract.document_no = ${documentNo}`];

const hasGrams = (grams: readonly number[]) => sql`contract.search_grams @> ${sql.val(grams)}::integer[]`;

/** Matches a number anywhere in the text, or at the end of a phone number. */
const hasNumber = ({ word, grams, phoneGram, phoneText }: Search['numbers'][number]) =>
  sql`(${hasGrams(grams)} and ${contains(word)} or ${hasGrams([phoneGram])} and ${contains(phoneText)})`;

/**
 * Checks that the contract contains the word, because the index only knows that it contains all pairs of its
 * characters.
 */
const contains = (word: string) => sql`position(${word} in contract.search_text) > 0`;

export async function countMatches(connection: Connection, order: ListOrder) {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${source(order)}
     where ${conditions(order, [isShown(order), isIn(order.statuses, table(order.narrowing))])} limit ${MAX_COUNTED_CONTRACTS + 1}) as counted`.execute(
    connection,
  );
  return rows[0]?.found ?? 0;
}

const myTurn = (organizationMemberUuid: string) => sql`
  select distinct receiver.contract_id from receivers as receiver
   where receiver.organization_member_uuid = ${organizationMemberUuid} and receiver.has_turn`;

/**
 * Returns the contracts that wait for a member, from the member's own list. They are few enough to read them all and
 * sort.
 */
export async function findContractsAwaiting(
  connection: Connection,
  order: ListOrder,
  organizationMemberUuid: string,
  { skip, take, after }: { skip: number; take: number; after?: Cursor },
) {
  const joined = sql`(${myTurn(organizationMemberUuid)}) as turn
    join contract_entries as entry using (contract_id) join contracts as contract using (contract_id)`;
  const { sort, narrowing, viewers } = order;
  const of = table(narrowing);
  const all = conditions(order, [sql`entry.viewer_uuid = ${viewers.own}`, ...(after ? [behind(sort, of, after)] : [])]);
  const { rows } = await sql<FoundContract>`
    select contract_id, ${asText(sort)} as value from (select entry.contract_id, ${column(sort, of)} as value from ${joined}
     where ${all}) as found order by found.value ${getSortDirection(sort)}, contract_id desc limit ${take} offset ${skip}`.execute(
    connection,
  );
  return rows;
}
