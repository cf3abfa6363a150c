import { api, unwrap } from '@/shared/api';

/** Records that the sender has checked the normalised file. */
export const confirmFile = (fileId: string, signal?: AbortSignal) =>
  unwrap(
    api.PATCH('/files/{fileId}', {
      params: { path: { fileId } },
      body: { confirmed: true },
      ...(signal && { signal }),
    }),
  );
