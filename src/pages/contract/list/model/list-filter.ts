import type { ContractFilter, ContractSort, ContractTab } from '@/entities/contract';
import { getSeoulDay } from '@/shared/lib/seoul-time';
import { readChoice, readPage, readSearch, readUuid } from '@/widgets/list-frame';
import { toSeoulInstant } from '#rules/dates.ts';

export type ListFilter = {
  tab: ContractTab;
  search: string;
  period: Period | null;
  sender: string | null;
  folder: string | null;
  label: string | null;
  template: string | null;
  batch: string | null;
  directUrl: string | null;
  sort: ContractSort;
  page: number;
  /** The cursor, for pages beyond the numbered ones. */
  after: string | null;
  hidden: readonly Column[];
};

export type Period = 'week' | 'month' | 'quarter' | 'year';

export type Column = 'status' | 'track' | 'sender' | 'deadline' | 'moved';

export const COLUMNS: readonly { value: Column; label: string }[] = [
  { value: 'status', label: '상태' },
  { value: 'track', label: '서명' },
  { value: 'sender', label: '보낸 사람' },
  { value: 'deadline', label: '마감' },
  { value: 'moved', label: '마지막 움직임' },
];

export const TABS: readonly { value: ContractTab; label: string }[] = [
  { value: 'ALL', label: '전체' },
  { value: 'MY_TURN', label: '내 차례' },
  { value: 'IN_PROGRESS', label: '진행 중' },
  { value: 'COMPLETED', label: '완료' },
  { value: 'ENDED', label: '거절·취소' },
  { value: 'DRAFT', label: '작성 중' },
];

export const PERIODS: readonly { value: Period; label: string; days: number }[] = [
  { value: 'week', label: '최근 7일', days: 7 },
  { value: 'month', label: '최근 30일', days: 30 },
  { value: 'quarter', label: '최근 3개월', days: 91 },
  { value: 'year', label: '최근 1년', days: 365 },
];

export const SORT_OPTIONS: readonly { value: ContractSort; label: string }[] = [
  { value: 'MOVED', label: '최근에 움직인 순' },
  { value: 'SENT', label: '최근에 보낸 순' },
  { value: 'EXPIRY', label: '마감이 가까운 순' },
  { value: 'TITLE', label: '문서 이름순' },
];

export const PAGE_SIZE = 20;
export const LAST_PAGE = 50;

export const readFilter = (params: URLSearchParams): ListFilter => ({
  tab: readChoice(params, 'tab', TABS) ?? 'ALL',
  search: readSearch(params),
  period: readChoice(params, 'period', PERIODS),
  sender: readUuid(params, 'sender'),
  folder: readUuid(params, 'folder'),
  label: readUuid(params, 'label'),
  template: readUuid(params, 'template'),
  batch: readUuid(params, 'batch'),
  directUrl: readUuid(params, 'directUrl'),
  sort: readChoice(params, 'sort', SORT_OPTIONS) ?? 'MOVED',
  page: readPage(params, LAST_PAGE),
  after: params.get('after'),
  hidden: COLUMNS.map(({ value }) => value).filter((column) => params.get('hide')?.split('.').includes(column)),
});

export const writeFilter = (filter: ListFilter): Record<string, string> => ({
  ...(filter.tab !== 'ALL' && { tab: filter.tab }),
  ...(filter.search && { search: filter.search }),
  ...(filter.period && { period: filter.period }),
  ...(filter.sender && { sender: filter.sender }),
  ...(filter.folder && { folder: filter.folder }),
  ...(filter.label && { label: filter.label }),
  ...(filter.template && { template: filter.template }),
  ...(filter.batch && { batch: filter.batch }),
  ...(filter.directUrl && { directUrl: filter.directUrl }),
  ...(filter.sort !== 'MOVED' && { sort: filter.sort }),
  ...(filter.page > 1 && { page: String(filter.page) }),
  ...(filter.after && { after: filter.after }),
  ...(filter.hidden.length > 0 && { hide: filter.hidden.join('.') }),
});

/** Returns the last page if the one in the URL no longer exists. */
export function findReplacementPage(
  { page, after }: Pick<ListFilter, 'page' | 'after'>,
  { items, total }: { items: readonly unknown[]; total: number },
): number | null {
  if (after !== null || page === 1 || items.length > 0) return null;
  const last = Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  return last < page ? last : 1;
}

export const countActiveFilters = ({ period, sender, folder, label, template, batch, directUrl }: ListFilter) =>
  [period, sender, folder, label, template, batch, directUrl].filter((one) => one !== null).length;

export const isFiltered = (filter: ListFilter) => filter.search !== '' || countActiveFilters(filter) > 0;

/** A period starts at midnight in Seoul, so that the query key stays the same all day. */
export function toQuery(filter: ListFilter, now: Date): ContractFilter {
  const days = PERIODS.find(({ value }) => value === filter.period)?.days;
  return {
    tab: filter.tab,
    sort: filter.sort,
    size: PAGE_SIZE,
    ...(filter.after ? { after: filter.after } : { page: filter.page }),
    ...(filter.search && { search: filter.search }),
    ...(days !== undefined && { from: toSeoulInstant(getSeoulDay(now), { days: -days }).toISOString() }),
    ...(filter.sender && { sender: filter.sender }),
    ...(filter.folder && { folder: filter.folder }),
    ...(filter.label && { label: filter.label }),
    ...(filter.template && { template: filter.template }),
    ...(filter.batch && { batch: filter.batch }),
    ...(filter.directUrl && { directUrl: filter.directUrl }),
  };
}
