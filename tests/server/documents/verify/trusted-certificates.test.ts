import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { PrefixHashes } from '../../../../server/documents/verify/prefix-hashes.ts';
import { formatSeoulTimestamp, formatTimeForText } from '../../../../server/documents/verify/seoul-time.ts';
import {
  packTrustedCertificates,
  unpackTrustedCertificates,
} from '../../../../server/documents/verify/trusted-certificates.ts';
import { makeKeyStore } from '../../../support/sealing.ts';

describe('certificates that are handed to another process', () => {
  it('are the same there, and so are their issuers', async () => {
    const { store } = await makeKeyStore();
    await store.rotateKey();
    const known = store.known();
    const authorities = known.map(({ certificate }) => certificate);
    const there = unpackTrustedCertificates(packTrustedCertificates(known, authorities));
    expect(there.known.map(({ keyId }) => keyId)).toEqual(known.map(({ keyId }) => keyId));
    expect(there.known.map(({ chain }) => chain.map(({ der }) => der))).toEqual(
      known.map(({ chain }) => chain.map(({ der }) => der)),
    );
    expect(known[0]?.chain).not.toEqual([]);
    expect(there.authorities?.map(({ der }) => der)).toEqual(authorities.map(({ der }) => der));
  });

  it('say whether authorities are configured', () => {
    const authorities = [null, []].map(
      (list) => unpackTrustedCertificates(packTrustedCertificates([], list)).authorities,
    );
    expect(authorities).toEqual([null, []]);
  });
});

it('a file is hashed up to any offset, whichever were announced', () => {
  const bytes = Buffer.from('0123456789');
  const hashOf = (end: number) => createHash('sha256').update(bytes.subarray(0, end)).digest('hex');
  const hashes = new PrefixHashes(bytes, [7, 3, 3, 10]);
  // The caller may continue a hash without changing those that follow.
  hashes.upTo(3).update('more').digest();
  const offsets = [0, 1, 3, 5, 7, 8, 10];
  expect(offsets.map((end) => hashes.upTo(end).digest('hex'))).toEqual(offsets.map(hashOf));
});

it('a file is read only once, in whatever order its offsets were announced', () => {
  const bytes = Buffer.alloc(1000);
  const read = vi.spyOn(bytes, 'subarray');
  const hashes = new PrefixHashes(bytes, [700, 300, 1000, 500]);
  for (const end of [1000, 300, 700]) hashes.upTo(end).digest();
  expect(read.mock.results.reduce((sum, { value }) => sum + Number(value?.length), 0)).toBe(1000);
  hashes.upTo(750).digest();
  expect(read.mock.results.at(-1)?.value).toHaveLength(50);
});

it('times are those of Seoul, to the second', () => {
  expect(formatSeoulTimestamp(new Date('2026-11-21T15:04:05.999Z'))).toBe('2026-11-22T00:04:05+09:00');
  expect(formatTimeForText('2026-11-21T02:03:04.000Z')).toBe('2026-11-21 11:03:04(한국 시각)');
  expect(formatTimeForText('2026-11-22T00:04:05+09:00')).toBe('2026-11-22 00:04:05(한국 시각)');
});
