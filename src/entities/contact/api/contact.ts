import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type Contact = Schemas['Contact'];
export type ContactDraft = Schemas['ContactDraft'];
export type ContactGroup = Schemas['ContactGroup'];
export type ContactImport = Schemas['ContactImport'];
export type ContactPage = Schemas['ContactPage'];

export type ContactFilter = { search?: string; group?: string; page: number; size: number };

export const contactQueries = {
  all: () => ['contact'] as const,
  people: (search: string) =>
    queryOptions({
      queryKey: [...contactQueries.all(), 'people', search],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/contacts', { params: { query: { search, recent: true, size: 8 } }, signal })),
      placeholderData: keepPreviousData,
    }),
  list: (filter: ContactFilter) =>
    queryOptions({
      queryKey: [...contactQueries.all(), 'list', filter],
      queryFn: ({ signal }) => unwrap(api.GET('/contacts', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  groups: () =>
    queryOptions({
      queryKey: [...contactQueries.all(), 'groups'],
      queryFn: ({ signal }) => unwrap(api.GET('/contact-groups', { signal })),
    }),
};
