import type { SentFile, ThreadKey } from '@/entities/help/inquiry';
import { api, ApiError } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';

/** Downloads files in parts, because the largest file would exceed the time limit of requests on a slow connection. */
const PART_BYTES = 2_097_152;

/** Fetches the file, because a link would need a token or leave the secret in the browser's history. */
export async function downloadFile(key: ThreadKey, { fileId, name, bytes }: SentFile) {
  const parts: Blob[] = [];
  for (let first = 0; first < bytes; first += PART_BYTES)
    parts.push(await fetchPart(key, fileId, `bytes=${first}-${Math.min(first + PART_BYTES, bytes) - 1}`));
  // The generic type makes browsers save the file instead of opening it.
  saveBlob(new Blob(parts, { type: 'application/octet-stream' }), name);
}

async function fetchPart(key: ThreadKey, fileId: string, range: string) {
  const options = { headers: { Range: range }, parseAs: 'blob' } as const;
  const { data, error, response } =
    'secret' in key
      ? await api.GET('/threads/{secret}/files/{fileId}', { params: { path: { ...key, fileId } }, ...options })
      : await api.GET('/inquiries/{inquiryId}/files/{fileId}', { params: { path: { ...key, fileId } }, ...options });
  if (!data) throw new ApiError(error.errorCode, { status: response.status, body: error });
  return data;
}
