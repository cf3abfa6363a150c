import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCertificate } from '../../../../server/documents/seal/certificate.ts';
import { pemBlocks } from '../../../../server/documents/seal/keys/pem.ts';
import { createSealIdentity } from '../../../../server/documents/seal/seal-key.ts';
import { checkFile } from '../../../support/verifying.ts';

const SEALS = path.join(import.meta.dirname, 'seals');

/** Files that were sealed once and are out in the world. They are never made anew: the form may not change for them. */
it.each([
  ['p-256', null],
  ['rsa-3072-timestamp', '도장 에뮬레이터 시점확인'],
])('a file that was sealed long ago is whole: %s', async (name, authority) => {
  const bytes = await readFile(path.join(SEALS, `${name}.pdf`));
  const pem = await readFile(path.join(SEALS, `${name}.pem`), 'utf8');
  const [certificate, ...chain] = pemBlocks(pem, 'CERTIFICATE').map(readCertificate);
  if (!certificate) throw new Error('no certificate');
  const known = [createSealIdentity(certificate, chain)];
  const result = checkFile(bytes, { known: () => known });
  expect(result).toMatchObject({
    verdict: 'WHOLE',
    kind: 'DOCUMENT',
    sealedAt: '2026-11-22T00:04:05+09:00',
    chain: { status: 'INTACT', events: 4 },
  });
  expect(result.timestamp?.authority ?? null).toBe(authority);
});
