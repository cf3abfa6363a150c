import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type Organization = components['schemas']['Organization'];
export type OrganizationEntry = components['schemas']['OrganizationEntry'];
export type OrganizationChange = components['schemas']['OrganizationChange'];

export const organizationQueries = {
  all: () => ['organization'] as const,
  /** The first organisation is the current one. */
  list: () =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/organizations/list', { signal })),
    }),
  invitations: () =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'invitations'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/organizations/list', { params: { query: { memberStatusType: 'INVITED' } }, signal })),
    }),
  detail: (organizationUuid: string) =>
    queryOptions({
      queryKey: [...organizationQueries.all(), 'detail', organizationUuid],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/organizations/{id}', { params: { path: { id: organizationUuid } }, signal })),
    }),
};
