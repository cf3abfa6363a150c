import { createHash, type Hash } from 'node:crypto';

/**
 * Computes the SHA-256 up to any offset. Verification needs the hashes of the base, the sealed ranges and the whole
 * file, and reads the shared bytes only once by keeping the state at the offsets in `ends`.
 */
export class PrefixHashes {
  readonly #bytes: Buffer;
  readonly #states: { end: number; hash: Hash }[] = [];

  constructor(bytes: Buffer, ends: readonly number[]) {
    this.#bytes = bytes;
    for (const end of ends.toSorted((a, b) => a - b)) this.#states.push({ end, hash: this.upTo(end) });
  }

  /** Returns the state after all bytes before `end`, for the caller to continue. */
  upTo(end: number): Hash {
    const known = this.#states.findLast((state) => state.end <= end);
    const hash = known?.hash.copy() ?? createHash('sha256');
    return hash.update(this.#bytes.subarray(known?.end ?? 0, end));
  }
}
