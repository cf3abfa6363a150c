import { may, type MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers, QueryOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { ContractStatus } from './contract.types.ts';
import { databaseTime } from './contracts.repository.ts';
import { createListQueries } from './list-queries.ts';
import { listItems } from './list-items.repository.ts';
import {
  countFound,
  findMyTurn,
  findPage,
  MOST_COUNTED,
  type Cursor,
  type ListOrder,
  type Sort,
} from './list.repository.ts';
import { searchOf } from './search-grams.ts';
import { readStatistics } from './statistics.repository.ts';

type Query = QueryOf<'listContracts'>;
type Tab = NonNullable<Query['tab']>;

const STATUSES: Record<Exclude<Tab, 'MY_TURN'>, readonly ContractStatus[]> = {
  ALL: ['DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
  IN_PROGRESS: ['IN_PROGRESS'],
  COMPLETED: ['COMPLETED'],
  ENDED: ['REJECTED', 'CANCELLED', 'EXPIRED'],
  DRAFT: ['DRAFT', 'SCHEDULED'],
};

export function createListHandlers({ database, prepare }: Deps) {
  const queries = createListQueries({ database, prepare });

  return {
    async listContracts({ query, caller }) {
      const { tab = 'ALL', page = 1, size = 20 } = query;
      const { organizationMemberUuid } = caller.member;
      const order = orderOf(query, caller);
      const after = query.after === undefined ? undefined : readCursor(query.after, order.sort);
      const skip = after ? 0 : (page - 1) * size;
      const take = size + 1;
      const [found, counts] = await Promise.all([
        find(query, order, organizationMemberUuid, { skip, take, ...(after && { after }) }),
        countTabs(order.viewerUuid, organizationMemberUuid),
      ]);
      const shown = found.slice(0, size);
      const last = shown.at(-1);
      const total = isNarrowed(query) ? await count(order, tab, organizationMemberUuid) : counts[tab];
      return {
        items: await listItems(
          database,
          shown.map(({ contractId }) => contractId),
        ),
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
      const viewerUuid = viewerOf(caller);
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

  function find(query: Query, order: ListOrder, organizationMemberUuid: string, place: Place) {
    const { skip, take, after } = place;
    if (query.tab === 'MY_TURN') return findMyTurn(database, order, organizationMemberUuid, place);
    if (after || isNarrowed(query)) return findPage(database, order, skip, take, after);
    return queries.findPlainPage(order.viewerUuid, order.statuses, order.sort, skip, take);
  }

  async function count(order: ListOrder, tab: Tab, organizationMemberUuid: string) {
    if (order.statuses.length === 0) return 0;
    if (tab !== 'MY_TURN') return countFound(database, order);
    const all = { skip: 0, take: MOST_COUNTED + 1 };
    return (await findMyTurn(database, order, organizationMemberUuid, all)).length;
  }

  async function countTabs(viewerUuid: string, organizationMemberUuid: string) {
    const { byStatus, myTurn } = await queries.countTabs(viewerUuid, organizationMemberUuid);
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
}

/** Whose list it is: the organisation's for whoever may see all of it, else his own. */
const viewerOf = ({ member }: MemberCaller) =>
  may(member, 'CONTRACT_READ_ALL') ? member.organizationUuid : member.organizationMemberUuid;

function orderOf({ tab = 'ALL', status, kind, sender, from, to, search, sort = 'MOVED' }: Query, caller: MemberCaller) {
  const { organizationUuid } = caller.member;
  const inTab = tab === 'MY_TURN' ? STATUSES.IN_PROGRESS : STATUSES[tab];
  const statuses = status === undefined ? inTab : inTab.filter((one) => one === status);
  const narrowing = { kind, sender, from, to, search: search?.trim() ? searchOf(organizationUuid, search) : undefined };
  return { viewerUuid: viewerOf(caller), organizationUuid, statuses, sort, narrowing } satisfies ListOrder;
}

const isNarrowed = ({ status, kind, sender, from, to, search }: Query) =>
  [status, kind, sender, from, to, search?.trim() || undefined].some((one) => one !== undefined);

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
