import type { components } from '#openapi';
import { hasPermission, type MemberSeat } from '../../../contract/access.ts';
import type { ContractStatus } from '../core/contract.types.ts';
import type { ListOrder, ContractSort, Viewers } from './list.repository.ts';
import { parseSearch } from '../core/search-grams.ts';

type Filter = components['schemas']['ContractFilter'];
type Tab = components['schemas']['ContractTab'];

export const STATUSES_BY_TAB: Record<Exclude<Tab, 'MY_TURN'>, readonly ContractStatus[]> = {
  ALL: ['DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
  IN_PROGRESS: ['IN_PROGRESS'],
  COMPLETED: ['COMPLETED'],
  ENDED: ['REJECTED', 'CANCELLED', 'EXPIRED'],
  DRAFT: ['DRAFT', 'SCHEDULED'],
};

/**
 * Returns whose lists a member sees: the organisation's if they may read all contracts, or else their own and their
 * groups'.
 */
export const toViewers = (seat: MemberSeat): Viewers =>
  hasPermission(seat, 'CONTRACT_READ_ALL')
    ? { own: seat.organizationUuid, audiences: [], seat: seat.organizationMemberUuid }
    : { own: seat.organizationMemberUuid, audiences: seat.audienceUuids, seat: seat.organizationMemberUuid };

export function toListOrder(filter: Filter & { sort?: ContractSort }, seat: MemberSeat): ListOrder {
  const {
    tab = 'ALL',
    status,
    kind,
    sender,
    folder,
    label,
    template,
    batch,
    directUrl,
    from,
    to,
    search,
    sort = 'MOVED',
  } = filter;
  const { organizationUuid } = seat;
  const inTab = tab === 'MY_TURN' ? STATUSES_BY_TAB.IN_PROGRESS : STATUSES_BY_TAB[tab];
  const statuses = status === undefined ? inTab : inTab.filter((one) => one === status);
  const searched = search === undefined ? undefined : parseSearch(organizationUuid, search);
  const narrowing = { kind, sender, folder, label, template, batch, directUrl, from, to, search: searched };
  return { viewers: toViewers(seat), organizationUuid, statuses, sort, narrowing };
}

export const isFiltered = ({
  status,
  kind,
  sender,
  folder,
  label,
  template,
  batch,
  directUrl,
  from,
  to,
  search,
}: Filter) =>
  [status, kind, sender, folder, label, template, batch, directUrl, from, to, search?.trim() || undefined].some(
    (one) => one !== undefined,
  );
