import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type File = components['schemas']['File'];

const PREPARED_MS = 60_000;

export const fileQueries = {
  all: () => ['file'] as const,
  detail: (fileId: string) =>
    queryOptions({
      queryKey: [...fileQueries.all(), fileId],
      queryFn: ({ signal }) => unwrap(api.GET('/files/{fileId}', { params: { path: { fileId } }, signal })),
    }),
  /** Lets the server prepare for uploads. Uploads work without it, so a failure is ignored. */
  preparation: () =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'preparation'],
      // Not aborted with the query, because the call would only be repeated.
      queryFn: () => unwrap(api.POST('/files/prepare')),
      staleTime: PREPARED_MS,
      retry: false,
    }),
};
