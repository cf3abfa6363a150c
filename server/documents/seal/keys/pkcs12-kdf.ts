import { createHash } from 'node:crypto';

/** The purposes of derived bytes, numbered as in RFC 7292, appendix B.3. */
export const KDF_PURPOSE = { key: 1, iv: 2, mac: 3 } as const;

export type Pkcs12Kdf = { hash: 'sha1' | 'sha256' | 'sha384' | 'sha512'; salt: Uint8Array; iterations: number };

/** Derives bytes as in RFC 7292, appendix B.2. Newer files use it for the MAC only, and PBKDF2 otherwise. */
export function derivePkcs12Bytes(
  password: string,
  purpose: number,
  length: number,
  { hash, salt, iterations }: Pkcs12Kdf,
): Buffer {
  const block = hash === 'sha384' || hash === 'sha512' ? 128 : 64;
  const diversifier = Buffer.alloc(block, purpose);
  const secret = Buffer.from(`${password}\0`, 'utf16le').swap16();
  let input: Buffer = Buffer.concat([fill(salt, block), fill(secret, block)]);
  const derived: Buffer[] = [];
  for (let have = 0; have < length;) {
    let digest = createHash(hash).update(diversifier).update(input).digest();
    for (let round = 1; round < iterations; round += 1) digest = createHash(hash).update(digest).digest();
    derived.push(digest);
    have += digest.length;
    input = addToBlocks(input, fill(digest, block), block);
  }
  return Buffer.concat(derived).subarray(0, length);
}

function fill(bytes: Uint8Array, block: number): Buffer {
  const length = Math.ceil(bytes.length / block) * block;
  return length === 0 ? Buffer.alloc(0) : Buffer.alloc(length, bytes);
}

/** Adds the addend plus 1 to each block, as big-endian integers without a final carry. */
function addToBlocks(blocks: Buffer, addend: Buffer, size: number): Buffer {
  const sum = Buffer.from(blocks);
  for (let start = 0; start < sum.length; start += size) {
    let carry = 1;
    for (let index = size - 1; index >= 0; index -= 1) {
      carry += (sum[start + index] ?? 0) + (addend[index] ?? 0);
      sum[start + index] = carry & 0xff;
      carry >>= 8;
    }
  }
  return sum;
}
