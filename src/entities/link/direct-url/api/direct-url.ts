import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type DirectUrl = Schemas['DirectUrl'];
export type DirectUrlState = Schemas['DirectUrlState'];
export type DirectUrlReason = Schemas['DirectUrlReason'];
export type DirectUrlContact = Schemas['DirectUrlContact'];
/** The settings that the creator of a link chooses. */
export type DirectUrlTerms = Pick<
  DirectUrl,
  'name' | 'limit' | 'endsAt' | 'contactBy' | 'domains' | 'guard' | 'verifications' | 'settings'
>;

export type DirectUrlFilter = {
  template?: string;
  search?: string;
  state?: DirectUrlState;
  mine?: boolean;
  page?: number;
  size?: number;
};

export const directUrlQueries = {
  all: () => ['direct-url'] as const,
  list: (query: DirectUrlFilter) =>
    queryOptions({
      queryKey: [...directUrlQueries.all(), 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/direct-urls', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};
