import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type Folder = components['schemas']['Folder'];
export type Label = components['schemas']['Label'];
export type LabelColor = components['schemas']['LabelColor'];

export const filingQueries = {
  all: () => ['filing'] as const,
  folders: () =>
    queryOptions({
      queryKey: [...filingQueries.all(), 'folders'],
      queryFn: ({ signal }) => unwrap(api.GET('/folders', { signal })),
    }),
  templateFolders: () =>
    queryOptions({
      queryKey: [...filingQueries.all(), 'template-folders'],
      queryFn: ({ signal }) => unwrap(api.GET('/template-folders', { signal })),
    }),
  labels: () =>
    queryOptions({
      queryKey: [...filingQueries.all(), 'labels'],
      queryFn: ({ signal }) => unwrap(api.GET('/labels', { signal })),
    }),
  savedViews: () =>
    queryOptions({
      queryKey: [...filingQueries.all(), 'saved-views'],
      queryFn: ({ signal }) => unwrap(api.GET('/saved-views', { signal })),
    }),
};
