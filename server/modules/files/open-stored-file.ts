import type { FileStore } from '../../adapters/files/port.ts';

/** Opens a stored file. It must exist, because a row refers to it. */
export async function openStoredFile(files: FileStore, sha256: string) {
  const stored = await files.open(sha256);
  if (!stored) throw createMissingBytesError(sha256);
  return stored;
}

/** Reads a stored file. It must exist, because a row refers to it. */
export async function readStoredFile(files: FileStore, sha256: string) {
  const bytes = await files.get(sha256);
  if (!bytes) throw createMissingBytesError(sha256);
  return bytes;
}

const createMissingBytesError = (sha256: string) => new Error(`The bytes ${sha256} that a row names are gone.`);
