import { createHash, type Hash } from 'node:crypto';

/**
 * Computes the SHA-256 of a file's bytes up to any offset. Verification needs the hash of the base, of the sealed
 * ranges and of the whole file, which share nearly all bytes. The state at each offset in `ends` is kept, so that the
 * bytes are read only once.
 */
export class PrefixHashes {
  readonly #bytes: Buffer;
  readonly #states: { end: number; hash: Hash }[] = [{ end: 0, hash: createHash('sha256') }];

  constructor(bytes: Buffer, ends: readonly number[]) {
    this.#bytes = bytes;
    for (const end of ends.toSorted((a, b) => a - b)) this.#states.push({ end, hash: this.upTo(end) });
  }

  /** Returns the hash state after all bytes before `end`. The caller may update it further. */
  upTo(end: number): Hash {
    const known = this.#states.findLast((state) => state.end <= end);
    const hash = known?.hash.copy() ?? createHash('sha256');
    return hash.update(this.#bytes.subarray(known?.end ?? 0, end));
  }
}
