import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type StoreTemplate = Schemas['StoreTemplate'];
export type StoreSet = Schemas['StoreSet'];
export type StoreCategory = Schemas['StoreCategory'];

export type StoreSearch = { category?: StoreCategory; search?: string };

export const storeTemplateQueries = {
  /** The store's forms, which change only with a new version of the service. */
  list: (query: StoreSearch) =>
    queryOptions({
      queryKey: ['store-template', query],
      queryFn: ({ signal }) => unwrap(api.GET('/template-store', { params: { query }, signal })),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    }),
};
