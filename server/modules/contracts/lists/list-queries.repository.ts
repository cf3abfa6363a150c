import { sql, type Compilable, type RawBuilder } from 'kysely';
import { parameter, type Prepare } from '../../../database/prepare.ts';
import type { Database } from '../../../database/connect.ts';
import type { ContractStatus } from '../core/contract.types.ts';
import { isCounted } from './counted.repository.ts';
import { selectListItems, type ItemRow } from './list-items.repository.ts';
import {
  SORT_COLUMN,
  sortDirection,
  MAX_COUNTED,
  type FoundContract,
  type Sort,
  type Viewers,
} from './list.repository.ts';

type ByStatus = Partial<Record<ContractStatus, number>>;
export type Counts = { byStatus: ByStatus; myTurn: number };
type Place = { sort: Sort; skip: number; take: number };
type Limit = 'statuses' | 'heads' | 'take' | 'skip';

/** The page size that the app requests, plus one row to find out whether there is a next page. */
const USUAL_TAKE = 21;

/** Counts by status, as text because the value is repeated in every row of a page but only parsed once. */
const BY_STATUS = sql<string>`coalesce((select json_object_agg(status, contracts) from (
  select status, sum(change)::integer as contracts from contract_tallies
   where ${isCounted(parameter(1), parameter(2), parameter(3))} group by status) as tally), '{}')::text`;
const MY_TURN = sql<number>`(select count(*) from (
  select distinct contract_id from receivers
   where organization_member_uuid = ${parameter(2)}::uuid and has_turn
   limit ${sql.lit(MAX_COUNTED + 1)}) as turn)::integer`;

export type ListQueries = ReturnType<typeof createListQueries>;

/** The list queries, prepared once per connection. */
export function createListQueries({ database, prepare }: { database: Database; prepare: Prepare }) {
  const compilable = <Row>(query: RawBuilder<Row>): Compilable<Row> => ({ compile: () => query.compile(database) });

  /**
   * Reads each status along its own index, merges the heads, and returns items and counts together. A single statement,
   * because a round trip to PostgreSQL takes longer than the query.
   */
  function pageOf(name: string, sort: Sort, { statuses, heads, take, skip }: Record<Limit, RawBuilder<unknown>>) {
    const key = sql.raw(`entry.${SORT_COLUMN[sort]}`);
    const text = sort === 'TITLE' ? sql<string>`found.value` : sql<string>`to_json(found.value)#>>'{}'`;
    /** Without a viewer's own condition, the index alone answers. */
    const head = (viewer: RawBuilder<unknown>) => sql`
      select entry.contract_id, ${key} as value from contract_entries as entry
       where ${viewer} and entry.status = wanted.status
       order by ${key} ${sortDirection(sort)}, entry.contract_id desc limit ${heads}::integer`;
    const found = sql<FoundContract>`(
      select found.contract_id, found.value from (
        select head.* from unnest(${statuses}::text[]) as wanted (status)
         cross join lateral (${head(sql`entry.viewer_uuid = ${parameter(1)}::uuid`)}) as head
        union all
        select head.* from unnest(${parameter(3)}::uuid[]) as audience (viewer_uuid)
         cross join unnest(${statuses}::text[]) as wanted (status)
         cross join lateral (${head(sql`entry.viewer_uuid = audience.viewer_uuid
           and ${parameter(2)}::uuid <> all (entry.own_seats)`)}) as head) as found
       order by found.value ${sortDirection(sort)}, found.contract_id desc
       limit ${take}::integer offset ${skip}::integer)`;
    return prepare(
      name,
      selectListItems(database)
        .innerJoin(found.as('found'), 'found.contractId', 'c.contractId')
        .select([text.as('value'), BY_STATUS.as('byStatus'), MY_TURN.as('myTurn')])
        .orderBy(sql`found.value ${sortDirection(sort)}`)
        .orderBy('found.contractId', 'desc'),
    );
  }

  const laterPages = mapSorts((sort) =>
    pageOf(`list contracts by ${sort}`, sort, {
      statuses: parameter(4),
      heads: parameter(5),
      take: parameter(6),
      skip: parameter(7),
    }),
  );
  /**
   * The query for the first page, which nearly every request asks for. Its limits are literals, so that PostgreSQL can
   * use the same plan for everyone.
   */
  const firstPages = new Map<string, (typeof laterPages)[Sort]>();
  function firstPageOf(sort: Sort, statuses: readonly ContractStatus[]) {
    // PostgreSQL truncates names of prepared statements to 63 bytes.
    const name = `first contracts by ${sort} of ${statuses.map((status) => status.slice(0, 2)).join('')}`;
    const known = firstPages.get(name);
    if (known) return known;
    const take = sql.lit(USUAL_TAKE);
    const made = pageOf(name, sort, { statuses: sql.lit(listed(statuses)), heads: take, take, skip: sql.lit(0) });
    firstPages.set(name, made);
    return made;
  }

  const countAll = prepare(
    'count contracts',
    compilable(sql<{ byStatus: string; myTurn: number }>`select ${BY_STATUS} as by_status, ${MY_TURN} as my_turn`),
  );

  return {
    /** The counts come with the rows, so they are null for an empty page. */
    async findPlainPage(
      viewers: Viewers,
      statuses: readonly ContractStatus[],
      { sort, skip, take }: Place,
    ): Promise<{ rows: (ItemRow & FoundContract)[]; counts: Counts | null }> {
      const rows =
        skip === 0 && take === USUAL_TAKE
          ? await firstPageOf(sort, statuses)(...listViewers(viewers))
          : await laterPages[sort](...listViewers(viewers), listed(statuses), ...[skip + take, take, skip].map(String));
      const [first] = rows;
      return { rows, counts: first ? readCounts(first) : null };
    },
    async countTabs(viewers: Viewers): Promise<Counts> {
      const [counts] = await countAll(...listViewers(viewers));
      return counts ? readCounts(counts) : { byStatus: {}, myTurn: 0 };
    },
  };
}

/** The parameters that every query here begins with. */
const listViewers = ({ own, seat, audiences }: Viewers) => [own, seat, `{${audiences.join(',')}}`];

const listed = (statuses: readonly ContractStatus[]) => `{${statuses.join(',')}}`;

const mapSorts = <Result>(make: (sort: Sort) => Result) => ({
  MOVED: make('MOVED'),
  TITLE: make('TITLE'),
  EXPIRY: make('EXPIRY'),
  SENT: make('SENT'),
});

function readCounts({ byStatus, myTurn }: { byStatus: string; myTurn: number }): Counts {
  const counts: ByStatus = JSON.parse(byStatus);
  return { byStatus: counts, myTurn };
}
