import type { File as StoredFile } from '@/entities/file';
import { api, unwrap } from '@/shared/api';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 2_000;

/** Polls with increasing delays until the file's status changes. */
export async function pollFile(
  { fileId, status }: Pick<StoredFile, 'fileId' | 'status'>,
  signal: AbortSignal,
): Promise<StoredFile> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    await pause(wait, signal);
    const file = await unwrap(api.GET('/files/{fileId}', { params: { path: { fileId } }, signal }));
    if (file.status !== status) return file;
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
