import type { OperationHandler, QueryOf } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { createListItemQueries, describeItem } from './list-items.repository.ts';
import { isFiltered, toListOrder } from './list-order.ts';
import type { ListQueries } from './list-queries.repository.ts';
import {
  countMatches,
  findContractsAwaiting,
  findContractPage,
  MAX_COUNTED_CONTRACTS,
  type Cursor,
  type ListOrder,
} from './list.repository.ts';
import { countByTab } from './tab-counts.ts';

type Query = QueryOf<'listContracts'>;
type Tab = NonNullable<Query['tab']>;
type Page = { skip: number; take: number; after?: Cursor };

export function createListContracts(
  { database, prepare }: Pick<Deps, 'database' | 'prepare'>,
  queries: ListQueries,
): OperationHandler<'listContracts'> {
  const listItems = createListItemQueries({ database, prepare });

  /** Finds a page of an unfiltered tab in one statement, because nearly every request is for one. */
  async function findUnfilteredPage(order: ListOrder, { skip, take }: Page) {
    const { viewers, statuses, sort } = order;
    const page = { sort, skip, take };
    const { rows, counts } = await queries.findPlainPage(viewers, statuses, page);
    return {
      found: rows,
      items: rows.map(describeItem),
      counts: countByTab(counts ?? (await queries.countTabs(viewers))),
    };
  }

  async function findFilteredPage(query: Query, order: ListOrder, organizationMemberUuid: string, page: Page) {
    const { skip, take, after } = page;
    const [found, counts] = await Promise.all([
      query.tab === 'MY_TURN'
        ? findContractsAwaiting(database, order, organizationMemberUuid, page)
        : findContractPage(database, order, skip, take, after),
      queries.countTabs(order.viewers),
    ]);
    const ids = found.slice(0, take - 1).map(({ contractId }) => contractId);
    return { found, items: await listItems(ids, organizationMemberUuid), counts: countByTab(counts) };
  }

  async function countNarrowed(order: ListOrder, tab: Tab, organizationMemberUuid: string) {
    if (order.statuses.length === 0) return 0;
    if (tab !== 'MY_TURN') return countMatches(database, order);
    const all = { skip: 0, take: MAX_COUNTED_CONTRACTS + 1 };
    return (await findContractsAwaiting(database, order, organizationMemberUuid, all)).length;
  }

  return async ({ query, caller }) => {
    const { tab = 'ALL', page = 1, size = 20 } = query;
    const { organizationMemberUuid } = caller.member;
    const order = toListOrder(query, caller.member);
    const after = query.after === undefined ? undefined : readCursor(query.after, order.sort);
    const range = { skip: after ? 0 : (page - 1) * size, take: size + 1, ...(after && { after }) };
    const isPlain = tab !== 'MY_TURN' && !after && !isFiltered(query);
    const { found, items, counts } = isPlain
      ? await findUnfilteredPage(order, range)
      : await findFilteredPage(query, order, organizationMemberUuid, range);
    const last = found.slice(0, size).at(-1);
    const total = isFiltered(query) ? await countNarrowed(order, tab, organizationMemberUuid) : counts[tab];
    return {
      items: items.slice(0, size),
      page,
      size,
      total: Math.min(total, MAX_COUNTED_CONTRACTS),
      totalIsExact: total <= MAX_COUNTED_CONTRACTS,
      after: last && found.length > size ? writeCursor(last, order.sort) : null,
      counts,
    };
  };
}
