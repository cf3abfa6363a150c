import { api, unwrap, type components } from '@/shared/api';

export type ArrangedPage = components['schemas']['ArrangedPage'];

/** A repeated call returns the same file. */
export const arrangePages = (fileId: string, pages: readonly ArrangedPage[], signal?: AbortSignal) =>
  unwrap(
    api.POST('/files/{fileId}/arrangement', {
      params: { path: { fileId } },
      body: { pages: [...pages] },
      ...(signal && { signal }),
    }),
  );
