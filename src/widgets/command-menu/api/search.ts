import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type SearchResults = components['schemas']['SearchResults'];

const FORGET_AFTER_MS = 60_000;

export const searchQueries = {
  all: () => ['search'] as const,
  /**
   * Results are cached by query, so a late response never replaces a newer one. Until then, the results for a shorter
   * or longer version of the query stay visible.
   */
  found: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), q],
      queryFn: ({ signal }) => unwrap(api.GET('/search', { params: { query: { q } }, signal })),
      staleTime: 0,
      gcTime: FORGET_AFTER_MS,
      placeholderData: (previous, before) => {
        const words = before?.queryKey.at(-1) ?? '';
        return words !== '' && (q.startsWith(words) || words.startsWith(q)) ? previous : undefined;
      },
    }),
};
