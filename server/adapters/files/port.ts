import type { Readable } from 'node:stream';

/** Bytes by their SHA-256. Putting the same bytes twice is one file; a file never changes. */
export type FileStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  get: (sha256: string) => Promise<Buffer | null>;
  /** For reading a part, or more than should be in memory at once. */
  open: (sha256: string) => Promise<StoredFile | null>;
  remove: (sha256: string) => Promise<void>;
  /** Resolves when the store can be written to. */
  check: () => Promise<void>;
};
/** Its bytes are not those that it was stored with: they are given to nobody. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';

  constructor(sha256: string) {
    super(`The stored file ${sha256} does not hold its bytes any more.`);
  }
}

/** Both ends belong to what is read. */
export type StoredFile = { size: number; read: (first: number, last: number) => Readable };
