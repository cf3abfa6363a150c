import type { Readable } from 'node:stream';

/** Stores immutable files by their SHA-256. Storing the same bytes twice keeps one copy. */
export type FileStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  get: (sha256: string) => Promise<Buffer | null>;
  /** Opens a file to read it in parts, or because it is too large for memory. */
  open: (sha256: string) => Promise<StoredFile | null>;
  remove: (sha256: string) => Promise<void>;
  /** Rejects if the store isn't writable. */
  check: () => Promise<void>;
};
/** Thrown instead of returning bytes that no longer match the file's hash. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';

  constructor(sha256: string) {
    super(`The stored file ${sha256} does not hold its bytes any more.`);
  }
}

/** `first` and `last` are inclusive. */
export type StoredFile = { size: number; read: (first: number, last: number) => Readable };
