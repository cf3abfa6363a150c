import type { Readable } from 'node:stream';

/** Stores bytes by their SHA-256. Storing the same bytes twice creates one file, and files never change. */
export type FileStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  get: (sha256: string) => Promise<Buffer | null>;
  /** Opens a file that is read in parts or is too large to hold in memory. */
  open: (sha256: string) => Promise<StoredFile | null>;
  remove: (sha256: string) => Promise<void>;
  /** Rejects if the store is not writable. */
  check: () => Promise<void>;
};
/** Thrown when a file's bytes no longer match its hash, so they must not be returned. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';

  constructor(sha256: string) {
    super(`The stored file ${sha256} does not hold its bytes any more.`);
  }
}

/** `first` and `last` are inclusive. */
export type StoredFile = { size: number; read: (first: number, last: number) => Readable };
