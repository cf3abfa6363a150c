import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type Member = components['schemas']['Member'];
export type MemberStatusType = components['schemas']['MemberStatusType'];
export type Permission = components['schemas']['Permission'];

export type MemberFilter = {
  organizationUuid: string;
  memberStatusType?: MemberStatusType;
  permissionToSearch?: Permission;
  searchField?: 'NAME' | 'EMAIL';
  searchValue?: string;
  page?: number;
};

export const memberQueries = {
  all: () => ['member'] as const,
  list: (filter: MemberFilter) =>
    queryOptions({
      queryKey: [...memberQueries.all(), 'list', filter],
      queryFn: ({ signal }) => {
        const { organizationUuid, ...query } = filter;
        return unwrap(
          api.GET('/organizations/members/{organizationUuid}', {
            params: { path: { organizationUuid }, query },
            signal,
          }),
        );
      },
      placeholderData: keepPreviousData,
    }),
};
