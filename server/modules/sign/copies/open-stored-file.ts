import type { FileStore } from '../../../adapters/files/port.ts';

/** Opens a stored file, which must exist because a row refers to it. */
export async function openStoredFile(files: FileStore, sha256: string) {
  const bytes = await files.open(sha256);
  if (!bytes) throw new Error('Bytes that a row names are gone.');
  return bytes;
}
