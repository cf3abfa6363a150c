import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type Notice = Schemas['Notice'];
export type NoticeKind = Schemas['NoticeKind'];
export type NoticeListItem = Schemas['NoticeListItem'];
export type NoticePage = Schemas['NoticePage'];

type NoticeSearch = { search?: string; kind?: NoticeKind; page: number; size: number };

const UNREAD: NoticeSearch = { page: 1, size: 1 };

export const noticeQueries = {
  all: () => ['notice'] as const,
  /** Each list includes the number of unread notices. */
  lists: () => [...noticeQueries.all(), 'list'] as const,
  list: (query: NoticeSearch) =>
    queryOptions({
      queryKey: [...noticeQueries.lists(), query],
      queryFn: ({ signal }) => unwrap(api.GET('/notices', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Rarely refetched, because new notices appear at most once a day. */
  unreadCount: () =>
    queryOptions({ ...noticeQueries.list(UNREAD), staleTime: 600_000, select: ({ unreadCount }) => unreadCount }),
  detail: (noticeId: string) =>
    queryOptions({
      queryKey: [...noticeQueries.all(), 'detail', noticeId],
      queryFn: ({ signal }) => unwrap(api.GET('/notices/{noticeId}', { params: { path: { noticeId } }, signal })),
    }),
};

export const markNoticeAsRead = (noticeId: string) =>
  unwrap(api.POST('/notices/{noticeId}/read', { params: { path: { noticeId } } }));
