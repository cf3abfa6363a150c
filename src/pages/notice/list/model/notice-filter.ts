import { NOTICE_KINDS, type NoticeKind } from '@/entities/help/notice';
import { readChoice, readPage, readSearch } from '@/widgets/list-frame';

export type NoticeFilter = { search: string; kind: NoticeKind | null; page: number };

const PAGE_SIZE = 10;
const LAST_PAGE = 50;

export const FIRST_PAGE = { page: 1 };

export const readFilter = (params: URLSearchParams): NoticeFilter => ({
  search: readSearch(params),
  kind: readChoice(params, 'kind', NOTICE_KINDS),
  page: readPage(params, LAST_PAGE),
});

export const writeFilter = ({ search, kind, page }: NoticeFilter): Record<string, string> => ({
  ...(search && { search }),
  ...(kind && { kind }),
  ...(page > 1 && { page: String(page) }),
});

export const toQuery = ({ search, kind, page }: NoticeFilter) => ({
  page,
  size: PAGE_SIZE,
  ...(search && { search }),
  ...(kind && { kind }),
});
