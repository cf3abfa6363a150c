import { api, unwrap } from '@/shared/api';

/** The sender has looked at what was made of the upload. */
export const confirmFile = (fileId: string, signal?: AbortSignal) =>
  unwrap(
    api.PATCH('/files/{fileId}', {
      params: { path: { fileId } },
      body: { confirmed: true },
      ...(signal && { signal }),
    }),
  );
