import { DIRECT_URL_STATE_LABELS, type DirectUrlFilter, type DirectUrlState } from '@/entities/link/direct-url';
import { readChoice, readPage, readSearch, readUuid } from '@/widgets/list-frame';

export type LinkListFilter = {
  search: string;
  state: DirectUrlState | null;
  maker: 'me' | null;
  page: number;
  /** The template to create a new link for. */
  make: string | null;
};

export const PAGE_SIZE = 20;
const LAST_PAGE = 50;

const STATE_ORDER: readonly DirectUrlState[] = ['ON', 'PAUSED', 'ENDED'];
export const STATE_OPTIONS = STATE_ORDER.map((value) => ({ value, label: DIRECT_URL_STATE_LABELS[value] }));
export const CREATOR_OPTIONS = [{ value: 'me', label: '내가 만든 링크' }] as const;

export const FIRST_PAGE = { page: 1, make: null };
export const NO_FILTERS = { state: null, maker: null };

export const readFilter = (params: URLSearchParams): LinkListFilter => ({
  search: readSearch(params),
  state: readChoice(params, 'state', STATE_OPTIONS),
  maker: readChoice(params, 'maker', CREATOR_OPTIONS),
  page: readPage(params, LAST_PAGE),
  make: readUuid(params, 'make'),
});

export const writeFilter = ({ search, state, maker, page, make }: LinkListFilter): Record<string, string> => ({
  ...(search && { search }),
  ...(state && { state }),
  ...(maker && { maker }),
  ...(page > 1 && { page: String(page) }),
  ...(make && { make }),
});

export const toQuery = ({ search, state, maker, page }: LinkListFilter): DirectUrlFilter => ({
  page,
  size: PAGE_SIZE,
  ...(search && { search }),
  ...(state && { state }),
  ...(maker && { mine: true }),
});

export const countFilters = ({ state, maker }: LinkListFilter) => [state, maker].filter((one) => one !== null).length;

export const isFiltered = (filter: LinkListFilter) => filter.search !== '' || countFilters(filter) > 0;
