import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCertificate } from '../../../../server/documents/seal/certificate.ts';
import { readPemBlocks } from '../../../../server/documents/seal/keys/pem.ts';
import { createSealIdentity } from '../../../../server/documents/seal/seal-key.ts';
import { checkFile } from '../../../support/verifying.ts';

const SEALS = path.join(import.meta.dirname, 'seals');

async function checkOld(name: string) {
  const bytes = await readFile(path.join(SEALS, `${name}.pdf`));
  const pem = await readFile(path.join(SEALS, `${name}.pem`), 'utf8');
  const [certificate, ...chain] = readPemBlocks(pem, 'CERTIFICATE').map(readCertificate);
  if (!certificate) throw new Error('no certificate');
  const known = [createSealIdentity(certificate, chain)];
  return checkFile(bytes, { known: () => known });
}

const CASES: [string, string | null][] = [
  ['p-256', null],
  ['rsa-3072-timestamp', '도장 에뮬레이터 시점확인'],
];

/**
 * Documents like these, sealed by earlier versions, are in use. The files must never be regenerated, because the format
 * has to stay readable.
 */
it.each(CASES)('a file that was sealed long ago is whole: %s', async (name, authority) => {
  const result = await checkOld(`${name}-compared`);
  expect(result).toMatchObject({
    verdict: 'WHOLE',
    kind: 'DOCUMENT',
    sealedAt: '2026-11-22T00:04:05+09:00',
    chain: { status: 'INTACT', events: 5 },
  });
  expect(result.timestamp?.authority ?? null).toBe(authority);
});

/** The record in these files was made up, because nothing compared it with the file at that time. */
it.each(CASES)('a seal of long ago holds, over the record of another file: %s', async (name, authority) => {
  const result = await checkOld(name);
  expect(result).toMatchObject({
    verdict: 'CHAIN_BROKEN',
    whole: true,
    faults: ['CHAIN'],
    sealedAt: '2026-11-22T00:04:05+09:00',
    chain: { status: 'BROKEN', fault: 'BASE_DIFFERS', events: 4 },
  });
  expect(result.timestamp?.authority ?? null).toBe(authority);
});
