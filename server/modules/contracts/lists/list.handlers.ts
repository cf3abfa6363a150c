import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers, QueryOf } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { ContractStatus } from '../core/contract.types.ts';
import { databaseTime } from '../core/contracts.repository.ts';
import { isNarrowed, orderOf, STATUSES, viewerOf } from './list-order.ts';
import { createListQueries, type Counts } from './list-queries.ts';
import { createListItems, listItem } from './list-items.repository.ts';
import {
  countFound,
  findMyTurn,
  findPage,
  MOST_COUNTED,
  type Cursor,
  type ListOrder,
  type Sort,
} from './list.repository.ts';
import { readStatistics } from './statistics.repository.ts';

type Query = QueryOf<'listContracts'>;
type Tab = NonNullable<Query['tab']>;

export function createListHandlers({ database, prepare }: Deps) {
  const queries = createListQueries({ database, prepare });
  const listItems = createListItems({ database, prepare });

  return {
    async listContracts({ query, caller }) {
      const { tab = 'ALL', page = 1, size = 20 } = query;
      const { organizationMemberUuid } = caller.member;
      const order = orderOf(query, caller.member);
      const after = query.after === undefined ? undefined : readCursor(query.after, order.sort);
      const skip = after ? 0 : (page - 1) * size;
      const take = size + 1;
      const place = { skip, take, ...(after && { after }) };
      const isPlain = tab !== 'MY_TURN' && !after && !isNarrowed(query);
      const { found, items, counts } = isPlain
        ? await lookPlainly(order, organizationMemberUuid, place)
        : await lookNarrowed(query, order, organizationMemberUuid, place);
      const last = found.slice(0, size).at(-1);
      const total = isNarrowed(query) ? await count(order, tab, organizationMemberUuid) : counts[tab];
      return {
        items: items.slice(0, size),
        page,
        size,
        total: Math.min(total, MOST_COUNTED),
        totalIsExact: total <= MOST_COUNTED,
        after: last && found.length > size ? writeCursor(last, order.sort) : null,
        counts,
      };
    },
    async getContractStatistics({ caller }) {
      const { organizationMemberUuid } = caller.member;
      const viewerUuid = viewerOf(caller.member);
      const counts = await countTabs(viewerUuid, organizationMemberUuid);
      const more = await readStatistics(database, viewerUuid, await databaseTime(database));
      return {
        myTurn: counts.MY_TURN,
        inProgress: counts.IN_PROGRESS,
        completed: counts.COMPLETED,
        ...more,
      };
    },
  } satisfies Partial<OperationHandlers>;

  type Place = { skip: number; take: number; after?: Cursor };

  /** A whole tab, which is what is looked at nearly always: one statement. */
  async function lookPlainly(order: ListOrder, organizationMemberUuid: string, { skip, take }: Place) {
    const { viewerUuid, statuses, sort } = order;
    const place = { sort, skip, take };
    const { rows, counts } = await queries.findPlainPage(viewerUuid, organizationMemberUuid, statuses, place);
    return {
      found: rows,
      items: rows.map(listItem),
      counts: byTab(counts ?? (await queries.countTabs(viewerUuid, organizationMemberUuid))),
    };
  }

  async function lookNarrowed(query: Query, order: ListOrder, organizationMemberUuid: string, place: Place) {
    const { skip, take, after } = place;
    const [found, counts] = await Promise.all([
      query.tab === 'MY_TURN'
        ? findMyTurn(database, order, organizationMemberUuid, place)
        : findPage(database, order, skip, take, after),
      countTabs(order.viewerUuid, organizationMemberUuid),
    ]);
    const ids = found.slice(0, take - 1).map(({ contractId }) => contractId);
    return { found, items: await listItems(ids, organizationMemberUuid), counts };
  }

  async function count(order: ListOrder, tab: Tab, organizationMemberUuid: string) {
    if (order.statuses.length === 0) return 0;
    if (tab !== 'MY_TURN') return countFound(database, order);
    const all = { skip: 0, take: MOST_COUNTED + 1 };
    return (await findMyTurn(database, order, organizationMemberUuid, all)).length;
  }

  async function countTabs(viewerUuid: string, organizationMemberUuid: string) {
    return byTab(await queries.countTabs(viewerUuid, organizationMemberUuid));
  }
}

function byTab({ byStatus, myTurn }: Counts) {
  const sum = (statuses: readonly ContractStatus[]) =>
    statuses.reduce((total, status) => total + (byStatus[status] ?? 0), 0);
  return {
    ALL: sum(STATUSES.ALL),
    MY_TURN: myTurn,
    IN_PROGRESS: sum(STATUSES.IN_PROGRESS),
    COMPLETED: sum(STATUSES.COMPLETED),
    ENDED: sum(STATUSES.ENDED),
    DRAFT: sum(STATUSES.DRAFT),
  };
}

const writeCursor = ({ value, contractId }: Cursor, sort: Sort) =>
  Buffer.from(JSON.stringify([sort, value, contractId])).toString('base64url');

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}:\d{2}$/;

function readCursor(text: string, sort: Sort): Cursor {
  const parts = parse(Buffer.from(text, 'base64url').toString('utf8'));
  const [of, value, contractId] = Array.isArray(parts) ? parts : [];
  const isValue = value === null || (typeof value === 'string' && (sort === 'TITLE' || TIME.test(value)));
  if (of !== sort || !isValue || typeof contractId !== 'string' || !UUID.test(contractId))
    throw new DomainError('CURSOR_WRONG');
  return { value, contractId };
}

function parse(text: string): unknown[] | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
