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
  /** Tells the server that files are about to come. Uploads work without it, so nobody has to hear of a failure. */
  preparation: () =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'preparation'],
      // Without the signal, because an aborted call would only be made again.
      queryFn: () => unwrap(api.POST('/files/prepare')),
      staleTime: PREPARED_MS,
      retry: false,
    }),
};
