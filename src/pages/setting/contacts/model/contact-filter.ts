import { readPage, readSearch, readUuid } from '@/widgets/list-frame';

export type ContactListFilter = { search: string; group: string | null; page: number };

export const PAGE_SIZE = 20;
const LAST_PAGE = 1000;

export const readFilter = (params: URLSearchParams): ContactListFilter => ({
  search: readSearch(params),
  group: readUuid(params, 'group'),
  page: readPage(params, LAST_PAGE),
});

export const writeFilter = ({ search, group, page }: ContactListFilter): Record<string, string> => ({
  ...(search && { search }),
  ...(group && { group }),
  ...(page > 1 && { page: String(page) }),
});
