import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type File = components['schemas']['File'];

export const fileQueries = {
  all: () => ['file'] as const,
  detail: (fileId: string) =>
    queryOptions({
      queryKey: [...fileQueries.all(), fileId],
      queryFn: ({ signal }) => unwrap(api.GET('/files/{fileId}', { params: { path: { fileId } }, signal })),
    }),
};
