import type { Readable } from 'node:stream';

/** Stores bytes by their SHA-256. Storing the same bytes twice creates one file, and files never change. */
export type FileStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  get: (sha256: string) => Promise<Buffer | null>;
  /** Opens a file to read part of it, or because it is too large to hold in memory. */
  open: (sha256: string) => Promise<StoredFile | null>;
  remove: (sha256: string) => Promise<void>;
  /** Resolves if the store is writable. */
  check: () => Promise<void>;
};
/** A file's bytes no longer match its hash, so they must not be returned. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';

  constructor(sha256: string) {
    super(`The stored file ${sha256} does not hold its bytes any more.`);
  }
}

/** `first` and `last` are inclusive. */
export type StoredFile = { size: number; read: (first: number, last: number) => Readable };
