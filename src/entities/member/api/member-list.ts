import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type Member = components['schemas']['Member'];
export type MemberStatusType = components['schemas']['MemberStatusType'];
export type Permission = components['schemas']['Permission'];

export type MemberFilter = {
  organizationUuid: string;
  memberStatusType?: MemberStatusType;
  permissionToSearch?: Permission;
  withDocuments?: boolean;
  searchField?: 'NAME' | 'EMAIL';
  searchValue?: string;
  page?: number;
  size?: number;
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
  accepted: (organizationUuid: string) =>
    queryOptions({
      queryKey: [...memberQueries.all(), 'accepted', organizationUuid],
      queryFn: ({ signal }) => readAccepted(organizationUuid, signal),
    }),
};

const PAGE_SIZE = 100;

async function readAccepted(organizationUuid: string, signal: AbortSignal): Promise<Member[]> {
  const members: Member[] = [];
  for (let page = 1; ; page += 1) {
    const query = { memberStatusType: 'ACCEPTED' as const, page, size: PAGE_SIZE };
    const { items, total } = await unwrap(
      api.GET('/organizations/members/{organizationUuid}', { params: { path: { organizationUuid }, query }, signal }),
    );
    members.push(...items);
    if (items.length === 0 || members.length >= total) return members;
  }
}
