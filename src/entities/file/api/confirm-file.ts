import { api, unwrap } from '@/shared/api';

/** Records that the sender has confirmed the converted file. */
export const confirmFile = (fileId: string, signal?: AbortSignal) =>
  unwrap(
    api.PATCH('/files/{fileId}', {
      params: { path: { fileId } },
      body: { confirmed: true },
      ...(signal && { signal }),
    }),
  );
