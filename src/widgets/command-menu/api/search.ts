import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type SearchResults = components['schemas']['SearchResults'];

const FORGET_AFTER_MS = 60_000;

export const searchQueries = {
  all: () => ['search'] as const,
  /**
   * Answers belong to the words they were asked for, so a late one never replaces a newer one. Until an answer arrives,
   * that for a shorter or longer version of the same words stays.
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
