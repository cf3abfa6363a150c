/** Bytes by their SHA-256. Putting the same bytes twice is one file; a file never changes. */
export type FileStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  get: (sha256: string) => Promise<Buffer | null>;
  remove: (sha256: string) => Promise<void>;
  /** Resolves when the store can be written to. */
  check: () => Promise<void>;
};
