/** In the address, like the filters of every list. */
export type ContactListFilter = { search: string; group: string | null; page: number };

export const PAGE_SIZE = 20;
const LAST_PAGE = 1000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function readFilter(params: URLSearchParams): ContactListFilter {
  const page = Number(params.get('page') ?? 1);
  const group = params.get('group');
  return {
    search: params.get('search')?.slice(0, 100) ?? '',
    group: group !== null && UUID.test(group) ? group : null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export const writeFilter = ({ search, group, page }: ContactListFilter): Record<string, string> => ({
  ...(search && { search }),
  ...(group && { group }),
  ...(page > 1 && { page: String(page) }),
});
