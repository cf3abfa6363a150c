import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OID } from '../../../../server/documents/seal/oids.ts';
import type { SealKey } from '../../../../server/documents/seal/seal-key.ts';
import { digestOf, gapOf, hexOf, partsOf, withHex } from '../../../support/forging.ts';
import { makeChain } from '../../../support/sealed-chain.ts';
import { makeKeyStore, makePdf, sealContract, sealContractWithTimestamp } from '../../../support/sealing.ts';
import { startTsa } from '../../../support/timestamps.ts';
import { checkFile as check } from '../../../support/verifying.ts';

const BASE = makePdf(2);

async function makeSealed() {
  const { store } = await makeKeyStore();
  const key = store.current();
  return { store, key, bytes: sealContract({ key, bytes: BASE, chain: makeChain(BASE) }).bytes };
}

function withOtherText(bytes: Buffer) {
  const changed = Buffer.from(bytes);
  changed.write('Hong Gilsoon', changed.indexOf('Hong Gildong'), 'latin1');
  return changed;
}

const changedBy = (fault: string) => ({ verdict: 'CHANGED', ours: true, whole: false, faults: [fault] });

describe('a changed file is never whole', () => {
  it('with the seal of the file as it was', async () => {
    const { store, bytes, key } = await makeSealed();
    expect(check(withOtherText(bytes), store)).toMatchObject({ ...changedBy('CONTENT'), keyId: key.keyId });
  });

  it('with the hash of the file as it is, over a signature of the file as it was', async () => {
    const { store, bytes, key } = await makeSealed();
    const changed = withOtherText(bytes);
    const forged = key.cms.assemble(digestOf(changed), partsOf(bytes).signature, null);
    expect(check(withHex(changed, forged.toString('hex')), store)).toMatchObject(changedBy('SEAL'));
  });

  it('with a signature of somebody else under our certificate', async () => {
    const [{ store, bytes, key }, other] = [await makeSealed(), (await makeKeyStore()).store.current()];
    const sign = (signer: SealKey, file: Buffer) =>
      key.cms.assemble(digestOf(file), signer.sign(key.cms.toBeSigned(digestOf(file))), null).toString('hex');
    expect(check(withHex(bytes, sign(key, bytes)), store).verdict).toBe('WHOLE');
    expect(check(withHex(bytes, sign(other, bytes)), store)).toMatchObject(changedBy('SEAL'));
  });

  it('where bytes are missing, but not its end', async () => {
    const { store, bytes } = await makeSealed();
    const missing = bytes.indexOf('/Title', gapOf(bytes).end, 'latin1');
    const shorter = Buffer.concat([bytes.subarray(0, missing), bytes.subarray(missing + 1)]);
    expect(check(shorter, store)).toMatchObject({ verdict: 'CHANGED', ours: true, faults: ['CONTENT'] });
  });
});

it('a file is changed, and not cut off, where only its last byte is another', async () => {
  const { store, bytes } = await makeSealed();
  const changed = Buffer.concat([bytes.subarray(0, -1), Buffer.from(' ')]);
  expect(check(changed, store)).toMatchObject(changedBy('CONTENT'));
});

it('a file without its last line is cut off, however little is missing', async () => {
  const { store, key, bytes } = await makeSealed();
  for (const missing of [1, 5, 300])
    expect(check(bytes.subarray(0, bytes.length - missing), store)).toMatchObject({
      verdict: 'TRUNCATED',
      ours: true,
      whole: false,
      faults: ['CUT_OFF'],
      keyId: key.keyId,
      kind: 'DOCUMENT',
    });
});

describe('a seal has one encoding only', () => {
  it.each<[string, (hex: string) => string]>([
    ['in capital letters', (hex) => hex.toUpperCase()],
    ['with something behind it', (hex) => `${hex.slice(0, -2)}01`],
    ['with a space in its padding', (hex) => `${hex.slice(0, -2)} 0`],
    ['that is cut off', (hex) => hex.slice(0, -200)],
    ['that ends before its room does', (hex) => `${hex.slice(0, -2)}> `],
    ['that begins behind where its room does', (hex) => ` <${hex.slice(0, -2)}`],
    ['without a hash of the content', (hex) => hex.replace('2a864886f70d010904', '2a864886f70d010963')],
    ['of another tag', (hex) => `31${hex.slice(2)}`],
  ])('and not one %s', async (_, change) => {
    const { store, key } = await makeSealed();
    let sealed = Buffer.alloc(0);
    let hex = '';
    // One signature in four is as long as its room, and leaves nothing behind it to change.
    while (!hex.endsWith('00')) {
      sealed = sealContract({ key, bytes: BASE }).bytes;
      hex = hexOf(sealed);
    }
    expect(check(withHex(sealed, hex), store).verdict).toBe('WHOLE');
    expect(check(withHex(sealed, change(hex)), store)).toMatchObject(changedBy('SEAL'));
  });
});

describe('a seal is known as ours', () => {
  it.each(['certificate', 'hash', 'issuer and serial'])('by its %s alone', async (left) => {
    const { store, key, bytes } = await makeSealed();
    const { der, issuer, serial } = key.certificate;
    const marks: Record<string, Buffer> = {
      certificate: der,
      hash: createHash('sha256').update(der).digest(),
      'issuer and serial': Buffer.concat([issuer, serial]),
    };
    let hex = hexOf(bytes);
    for (const [name, mark] of Object.entries(marks)) {
      const written = mark.toString('hex');
      expect(hex).toContain(written);
      if (name !== left) hex = hex.replace(written, `${written.slice(0, -4)}0000`);
    }
    const result = check(withHex(bytes, hex), store);
    expect(result).toMatchObject({ ...changedBy('SEAL'), keyId: key.keyId, signatures: [] });
    const unknown = hex.replace(marks[left]?.toString('hex') ?? '', (written) => `${written.slice(0, -4)}0000`);
    expect(check(withHex(bytes, unknown), store)).toMatchObject({ ours: false, keyId: null });
  });

  it('by the key that made it, whichever is in use today', async () => {
    const { store, key, bytes } = await makeSealed();
    await store.rotateKey();
    const files = [bytes, withOtherText(bytes), withHex(bytes, `31${hexOf(bytes).slice(2)}`)];
    const results = files.map((file) => check(file, store));
    expect(results.map(({ verdict, faults, keyId }) => [verdict, faults, keyId])).toEqual([
      ['WHOLE', [], key.keyId],
      ['CHANGED', ['CONTENT'], key.keyId],
      ['CHANGED', ['SEAL'], key.keyId],
    ]);
    const next = sealContract({ key: store.current(), bytes: BASE }).bytes;
    expect(check(withHex(next, `31${hexOf(next).slice(2)}`), store).keyId).toBe(store.current().keyId);
  });
});

describe('a timestamp of a seal', () => {
  it('can’t be taken out, replaced or changed', async () => {
    const tsa = await startTsa();
    const { store } = await makeKeyStore();
    const key = store.current();
    const { bytes } = await sealContractWithTimestamp({ key, stamp: tsa.asks().stamp });
    const { unsigned, signature } = partsOf(bytes);
    const own = unsigned.get(OID.signatureTimeStamp)?.raw ?? Buffer.alloc(0);
    const foreign = await tsa.asks().stamp(Buffer.from('another signature'));
    const broken = Buffer.from(own);
    broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1;
    const put = (token: Buffer | null) =>
      check(withHex(bytes, key.cms.assemble(digestOf(bytes), signature, token).toString('hex')), store);
    expect(put(own)).toMatchObject({ verdict: 'WHOLE', timestamp: { isTrusted: null } });
    for (const token of [null, Buffer.from(foreign), broken])
      expect(put(token)).toMatchObject({ ...changedBy('TIMESTAMP'), timestamp: null });
  });
});
