import type { Readable } from 'node:stream';

/** Stores bytes by their SHA-256. Putting the same bytes twice makes one file, and a file never changes. */
export type FileStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  get: (sha256: string) => Promise<Buffer | null>;
  /** For reading a part, or more than should be in memory at once. */
  open: (sha256: string) => Promise<StoredFile | null>;
  remove: (sha256: string) => Promise<void>;
  /** Resolves if the store is writable. */
  check: () => Promise<void>;
};
/** The bytes of a file differ from those that were stored, so nobody receives them. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';

  constructor(sha256: string) {
    super(`The stored file ${sha256} does not hold its bytes any more.`);
  }
}

/** Both `first` and `last` are included. */
export type StoredFile = { size: number; read: (first: number, last: number) => Readable };
