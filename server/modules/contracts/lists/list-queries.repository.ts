import { sql, type Compilable, type RawBuilder } from 'kysely';
import { parameter, type PrepareQuery } from '../../../database/prepare.ts';
import type { Database } from '../../../database/connect.ts';
import type { ContractStatus } from '../core/contract.types.ts';
import {
  countVisibilityParameters,
  getVisibilityScope,
  isVisibleRow,
  listVisibilityParameters,
  type VisibilityScope,
} from './visibility-scope.repository.ts';
import { selectListItems, type ItemRow } from './list-items.repository.ts';
import {
  SORT_COLUMN,
  getSortDirection,
  MAX_COUNTED_CONTRACTS,
  type FoundContract,
  type ContractSort,
  type Viewers,
} from './list.repository.ts';

type ByStatus = Partial<Record<ContractStatus, number>>;
export type ContractCounts = { byStatus: ByStatus; myTurn: number };
type Place = { sort: ContractSort; skip: number; take: number };
type Parts = { database: Database; prepare: PrepareQuery };
type Limit = 'statuses' | 'heads' | 'take' | 'skip';

/** The app's page size, plus one row that tells whether there is another page. */
const USUAL_TAKE = 21;

/**
 * The number of contracts by status, as JSON text. Every row of a page repeats it, and text only has to be parsed once.
 */
const countByStatus = (scope: VisibilityScope) => sql<string>`coalesce((select json_object_agg(status, contracts) from (
  select status, sum(change)::integer as contracts from contract_tallies
   where ${isVisibleRow(scope)} group by status) as tally), '{}')::text`;
const MY_TURN = sql<number>`(select count(*) from (
  select distinct contract_id from receivers
   where organization_member_uuid = ${parameter(2)}::uuid and has_turn
   limit ${sql.lit(MAX_COUNTED_CONTRACTS + 1)}) as turn)::integer`;

export type ListQueries = ReturnType<typeof createListQueries>;

export function createListQueries(parts: Parts) {
  const queries = { own: createQueries(parts, 'own'), groups: createQueries(parts, 'groups') };
  return {
    /** Finds a page of an unfiltered list. The counts come with its rows, so an empty page has none. */
    async findPlainPage(
      viewers: Viewers,
      statuses: readonly ContractStatus[],
      { sort, skip, take }: Place,
    ): Promise<{ rows: (ItemRow & FoundContract)[]; counts: ContractCounts | null }> {
      const { firstPageOf, laterPages } = queries[getVisibilityScope(viewers)];
      const rows =
        skip === 0 && take === USUAL_TAKE
          ? await firstPageOf(sort, statuses)(...listVisibilityParameters(viewers))
          : await laterPages[sort](
              ...listVisibilityParameters(viewers),
              listed(statuses),
              ...[skip + take, take, skip].map(String),
            );
      const [first] = rows;
      return { rows, counts: first ? readCounts(first) : null };
    },
    async countTabs(viewers: Viewers): Promise<ContractCounts> {
      const [counts] = await queries[getVisibilityScope(viewers)].countAll(...listVisibilityParameters(viewers));
      return counts ? readCounts(counts) : { byStatus: {}, myTurn: 0 };
    },
  };
}

function createQueries({ database, prepare }: Parts, scope: VisibilityScope) {
  const compilable = <Row>(query: RawBuilder<Row>): Compilable<Row> => ({ compile: () => query.compile(database) });
  const byStatus = countByStatus(scope);

  /**
   * Builds a page's query, which returns items and counts. It is one statement, because a round trip takes longer than
   * the query.
   *
   * It reads each status along its own index and merges the first rows. `union` drops a contract found under two
   * statuses with the same value; skipping it earlier would mean reading on.
   */
  function pageOf(
    name: string,
    sort: ContractSort,
    { statuses, heads, take, skip }: Record<Limit, RawBuilder<unknown>>,
  ) {
    const key = sql.raw(`entry.${SORT_COLUMN[sort]}`);
    const text = sort === 'TITLE' ? sql<string>`found.value` : sql<string>`to_json(found.value)#>>'{}'`;
    const wanted = sql`unnest(${statuses}::text[]) as wanted (status)`;
    const head = (viewer: RawBuilder<unknown>) => sql`cross join lateral (
      select entry.contract_id, ${key} as value from contract_entries as entry
       where ${viewer} and entry.status = wanted.status
       order by ${key} ${getSortDirection(sort)}, entry.contract_id desc limit ${heads}::integer) as found`;
    const own = sql`select found.* from ${wanted} ${head(sql`entry.viewer_uuid = ${parameter(1)}::uuid`)}`;
    const shared = sql`select found.* from unnest(${parameter(3)}::uuid[]) as audience (viewer_uuid) cross join ${wanted}
      ${head(sql`entry.viewer_uuid = audience.viewer_uuid`)}`;
    const found = sql<FoundContract>`(
      select found.contract_id, found.value from (${scope === 'own' ? own : sql`${own} union ${shared}`}) as found
       order by found.value ${getSortDirection(sort)}, found.contract_id desc
       limit ${take}::integer offset ${skip}::integer)`;
    return prepare(
      `${name} through ${scope}`,
      selectListItems(database)
        .innerJoin(found.as('found'), 'found.contractId', 'c.contractId')
        .select([text.as('value'), byStatus.as('byStatus'), MY_TURN.as('myTurn')])
        .orderBy(sql`found.value ${getSortDirection(sort)}`)
        .orderBy('found.contractId', 'desc'),
    );
  }

  const next = (place: number) => parameter(countVisibilityParameters(scope) + place);
  const laterPages = mapSorts((sort) =>
    pageOf(`contracts by ${sort}`, sort, { statuses: next(1), heads: next(2), take: next(3), skip: next(4) }),
  );
  /**
   * Queries for the first page, which nearly every request is for. Their limits are literals, so that PostgreSQL uses
   * one plan for everyone.
   */
  const firstPages = new Map<string, (typeof laterPages)[ContractSort]>();
  function firstPageOf(sort: ContractSort, statuses: readonly ContractStatus[]) {
    // PostgreSQL truncates names of prepared statements to 63 bytes.
    const name = `first by ${sort} of ${statuses.map((status) => status.slice(0, 2)).join('')}`;
    const known = firstPages.get(name);
    if (known) return known;
    const take = sql.lit(USUAL_TAKE);
    const made = pageOf(name, sort, { statuses: sql.lit(listed(statuses)), heads: take, take, skip: sql.lit(0) });
    firstPages.set(name, made);
    return made;
  }

  const countAll = prepare(
    `count contracts through ${scope}`,
    compilable(sql<{ byStatus: string; myTurn: number }>`select ${byStatus} as by_status, ${MY_TURN} as my_turn`),
  );
  return { laterPages, firstPageOf, countAll };
}

const listed = (statuses: readonly ContractStatus[]) => `{${statuses.join(',')}}`;

const mapSorts = <Result>(make: (sort: ContractSort) => Result) => ({
  MOVED: make('MOVED'),
  TITLE: make('TITLE'),
  EXPIRY: make('EXPIRY'),
  SENT: make('SENT'),
});

function readCounts({ byStatus, myTurn }: { byStatus: string; myTurn: number }): ContractCounts {
  const counts: ByStatus = JSON.parse(byStatus);
  return { byStatus: counts, myTurn };
}
