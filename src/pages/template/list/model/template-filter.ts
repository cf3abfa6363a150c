import type { TemplateFilter, TemplateSort, TemplateTab } from '@/entities/template';
import { readChoice, readPage, readSearch, readUuid } from '@/widgets/list-frame';

export type ListFilter = {
  search: string;
  maker: string | null;
  slots: string | null;
  folder: string | null;
  state: 'DRAFT' | 'RETIRED' | null;
  sort: TemplateSort;
  view: 'cards' | 'rows';
  page: number;
};

export const PAGE_SIZE = 20;
const LAST_PAGE = 50;

export const TABS: readonly { value: TemplateTab; label: string }[] = [
  { value: 'ALL', label: '전체' },
  { value: 'BOOKMARK', label: '즐겨찾기' },
  { value: 'MINE', label: '내가 만든' },
];

export const SORT_OPTIONS: readonly { value: TemplateSort; label: string }[] = [
  { value: 'USED', label: '많이 쓴 순' },
  { value: 'CHANGED', label: '최근에 고친 순' },
  { value: 'TITLE', label: '이름순' },
];

export const STATE_OPTIONS: readonly { value: 'DRAFT' | 'RETIRED'; label: string }[] = [
  { value: 'DRAFT', label: '작성 중' },
  { value: 'RETIRED', label: '쓰지 않음' },
];

export const SLOT_COUNT_OPTIONS = ['1', '2', '3', '4'].map((value) => ({ value, label: `${value}명` }));
const VIEWS = [{ value: 'cards' }, { value: 'rows' }] as const;

export const readFilter = (params: URLSearchParams): ListFilter => ({
  search: readSearch(params),
  maker: readUuid(params, 'maker'),
  slots: readChoice(params, 'slots', SLOT_COUNT_OPTIONS),
  folder: readUuid(params, 'folder'),
  state: readChoice(params, 'state', STATE_OPTIONS),
  sort: readChoice(params, 'sort', SORT_OPTIONS) ?? 'USED',
  view: readChoice(params, 'view', VIEWS) ?? 'cards',
  page: readPage(params, LAST_PAGE),
});

export const writeFilter = (filter: ListFilter): Record<string, string> => ({
  ...(filter.search && { search: filter.search }),
  ...(filter.maker && { maker: filter.maker }),
  ...(filter.slots && { slots: filter.slots }),
  ...(filter.folder && { folder: filter.folder }),
  ...(filter.state && { state: filter.state }),
  ...(filter.sort !== 'USED' && { sort: filter.sort }),
  ...(filter.view !== 'cards' && { view: filter.view }),
  ...(filter.page > 1 && { page: String(filter.page) }),
});

export const toQuery = (tab: TemplateTab, filter: ListFilter): TemplateFilter => ({
  tab,
  sort: filter.sort,
  page: filter.page,
  size: PAGE_SIZE,
  ...(filter.search && { search: filter.search }),
  ...(filter.maker && { maker: filter.maker }),
  ...(filter.slots && { slots: Number(filter.slots) }),
  ...(filter.folder && { folder: filter.folder }),
  ...(filter.state && { state: filter.state }),
});

export const countFilters = ({ maker, slots, folder, state }: ListFilter) =>
  [maker, slots, folder, state].filter((one) => one !== null).length;

export const NO_FILTERS = { maker: null, slots: null, folder: null, state: null };
