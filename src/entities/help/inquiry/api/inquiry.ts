import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type Inquiry = Schemas['Inquiry'];
export type SentFile = Schemas['InquiryFile'];
export type InquiryListItem = Schemas['InquiryListItem'];
export type InquiryState = Schemas['InquiryState'];

/** An inquiry's id for the account that asked, or the secret in an emailed link. */
export type ThreadKey = { inquiryId: string } | { secret: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const parseThreadKey = (thread: string): ThreadKey =>
  UUID.test(thread) ? { inquiryId: thread } : { secret: thread };

/** Never cached: alerts and emails about an answer lead here, so a version without that answer must not be shown. */
const ALWAYS_ASK = 0;

export const inquiryQueries = {
  all: () => ['inquiry'] as const,
  list: () =>
    queryOptions({
      staleTime: ALWAYS_ASK,
      queryKey: [...inquiryQueries.all(), 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/inquiries', { signal })),
    }),
  thread: (key: ThreadKey) =>
    queryOptions({
      staleTime: ALWAYS_ASK,
      queryKey: [...inquiryQueries.all(), 'thread', key],
      queryFn: ({ signal }) =>
        'secret' in key
          ? unwrap(api.GET('/threads/{secret}', { params: { path: key }, signal }))
          : unwrap(api.GET('/inquiries/{inquiryId}', { params: { path: key }, signal })),
    }),
};
