import { api, unwrap } from '@/shared/api';

export const confirmFile = (fileId: string, signal?: AbortSignal) =>
  unwrap(
    api.PATCH('/files/{fileId}', {
      params: { path: { fileId } },
      body: { confirmed: true },
      ...(signal && { signal }),
    }),
  );
