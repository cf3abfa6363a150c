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
  /** Lets the server prepare for uploads. Uploads work without this, so failures are ignored. */
  preparation: () =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'preparation'],
      // Ignores the query's signal, because an aborted call would only be repeated.
      queryFn: () => unwrap(api.POST('/files/prepare')),
      staleTime: PREPARED_MS,
      retry: false,
    }),
};
