import { generateKeyPairSync, sign } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { issueCertificate } from '../../../../server/documents/seal/keys/issue-certificate.ts';
import { openKeyStore, readKnownSeals, rotateKey } from '../../../../server/documents/seal/keys/key-store.ts';
import { testSealKey } from '../../../../server/documents/seal/keys/test-seal-key.ts';
import { createSealKey } from '../../../../server/documents/seal/seal-key.ts';
import { makeFolder, makeKeyStore, runTool } from '../../../support/sealing.ts';

const YEAR_MS = 365.25 * 86_400_000;
const inYears = (years: number) => () => new Date(Date.now() + years * YEAR_MS);
const fault = (code: string, message = '') =>
  expect.objectContaining({ name: 'SealKeyError', code, message: expect.stringContaining(message) });
const keyFiles = (folder: string) => readdir(path.join(folder, 'keys'));

describe('the embedded key', () => {
  it('is made once, and readable by nobody else', async () => {
    const { folder, store } = await makeKeyStore();
    const again = await openKeyStore({ folder });
    expect(again.current().keyId).toBe(store.current().keyId);
    expect(store.current().keyId).toMatch(/^[\da-f]{16}$/);
    const mode = async (...parts: string[]) => ((await stat(path.join(folder, ...parts))).mode & 0o777).toString(8);
    expect(await mode()).toBe('700');
    expect(await mode('keys')).toBe('700');
    expect((await readdir(folder)).toSorted()).toEqual(['ca.pem', 'keys', 'registry-000001.json']);
    for (const file of ['ca.pem', 'registry-000001.json', `keys/${store.current().keyId}.pem`]) {
      expect(await mode(file)).toBe('600');
    }
  });

  it('is one key when two processes start at once', async () => {
    const folder = path.join(await makeFolder(), 'seal');
    const stores = await Promise.all(Array.from({ length: 6 }, () => openKeyStore({ folder })));
    expect(new Set(stores.map((store) => store.current().keyId)).size).toBe(1);
    expect(await keyFiles(folder)).toEqual([`${stores[0]?.current().keyId}.pem`]);
  });

  it('has a certificate for signing documents under an authority of its own', async () => {
    const { store } = await makeKeyStore();
    const { certificate, chain } = store.current();
    const folder = await makeFolder();
    const [signer, ca] = [path.join(folder, 'signer.pem'), path.join(folder, 'ca.pem')];
    await writeFile(signer, certificate.x509.toString());
    await writeFile(ca, chain.map(({ x509 }) => x509.toString()).join(''));
    expect(await runTool('openssl', ['verify', '-x509_strict', '-CAfile', ca, signer])).toMatchObject({ code: 0 });
    const { output } = await runTool('openssl', ['x509', '-in', signer, '-noout', '-text', '-nameopt', 'utf8']);
    expect(output).toMatch(/Key Usage: critical\s+Digital Signature, Non Repudiation\s/);
    expect(output).toMatch(/Extended Key Usage:\s+1\.3\.6\.1\.5\.5\.7\.3\.36\s/);
    expect(output).toMatch(/Basic Constraints: critical\s+CA:FALSE/);
    expect(output).toContain('Authority Key Identifier');
    expect(output).toContain('CN = 도장 전자계약 봉인'.replaceAll(' = ', '='));
  });

  it('gives way to a new one; the old private key goes, its certificate stays', async () => {
    const { folder, store } = await makeKeyStore();
    const old = store.current();
    const next = await store.rotateKey();
    expect(next.keyId).not.toBe(old.keyId);
    expect(store.current().keyId).toBe(next.keyId);
    expect(await keyFiles(folder)).toEqual([`${next.keyId}.pem`]);
    const reopened = await openKeyStore({ folder });
    expect(reopened.current().keyId).toBe(next.keyId);
    expect(reopened.known().map(({ keyId }) => keyId)).toEqual([old.keyId, next.keyId]);
    expect(reopened.entries().map(({ retiredAt }) => retiredAt !== null)).toEqual([true, false]);
    expect(next.chain[0]?.der.equals(old.chain[0]?.der ?? Buffer.alloc(0))).toBe(true);
  });

  it('is changed by one of two that rotate at once', async () => {
    const { folder, store } = await makeKeyStore();
    const other = await openKeyStore({ folder });
    const outcomes = await Promise.allSettled([store.rotateKey(), other.rotateKey()]);
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(lost).toEqual([fault('ROTATED_MEANWHILE')]);
    const reopened = await openKeyStore({ folder });
    expect(reopened.known()).toHaveLength(2);
    expect(await keyFiles(folder)).toEqual([`${reopened.current().keyId}.pem`]);
  });

  it('can be replaced when it is lost or has run out, and its seals are known all the same', async () => {
    const { folder, store } = await makeKeyStore();
    const { keyId } = store.current();
    await rm(path.join(folder, 'keys', `${keyId}.pem`));
    await expect(openKeyStore({ folder })).rejects.toEqual(fault('KEY_MISSING'));
    expect((await readKnownSeals(folder)).map((known) => known.keyId)).toEqual([keyId]);
    const next = await rotateKey({ folder });
    const later = await rotateKey({ folder, now: inYears(11) });
    expect((await openKeyStore({ folder, now: inYears(11) })).current().keyId).toBe(later.keyId);
    expect((await readKnownSeals(folder)).map((known) => known.keyId)).toEqual([keyId, next.keyId, later.keyId]);
    expect(await readKnownSeals(path.join(folder, 'nowhere'))).toEqual([]);
  });

  it('is not disturbed by what a crash has left, and sweeps it up later', async () => {
    const { folder, store } = await makeKeyStore();
    const orphan = path.join(folder, 'keys', '0123456789abcdef.pem');
    await writeFile(orphan, 'half a ke');
    await writeFile(path.join(folder, '.registry-000002.json.aside'), '{"entr');
    const reopened = await openKeyStore({ folder });
    expect(reopened.current().keyId).toBe(store.current().keyId);
    expect(await keyFiles(folder)).toHaveLength(2);
    const longAgo = new Date(Date.now() - 7_200_000);
    await utimes(orphan, longAgo, longAgo);
    await openKeyStore({ folder });
    expect(await keyFiles(folder)).toHaveLength(1);
  });
});

describe('a broken key shows when the store is opened', () => {
  it.each([
    ['lost', (file: string) => rm(file), fault('KEY_MISSING', 'rotate-key')],
    ['cut off', (file: string) => writeFile(file, '-----BEGIN PRIVATE KEY-----\nMIG'), fault('KEY_UNREADABLE', '.pem')],
    ['emptied', (file: string) => writeFile(file, ''), fault('KEY_UNREADABLE', 'Restore it from a backup')],
  ])('%s', async (_, damage, expected) => {
    const { folder, store } = await makeKeyStore();
    await damage(path.join(folder, 'keys', `${store.current().keyId}.pem`));
    await expect(openKeyStore({ folder })).rejects.toEqual(expected);
  });

  it('of somebody else', async () => {
    const [one, other] = [await makeKeyStore(), await makeKeyStore()];
    const file = (given: typeof one) => path.join(given.folder, 'keys', `${given.store.current().keyId}.pem`);
    await rename(file(other), file(one));
    await expect(openKeyStore({ folder: one.folder })).rejects.toEqual(fault('KEY_MISMATCH', 'another certificate'));
  });

  it('whose private key is not that of the certificate', async () => {
    const [one, other] = [await makeKeyStore(), await makeKeyStore()];
    const file = (given: typeof one) => path.join(given.folder, 'keys', `${given.store.current().keyId}.pem`);
    const [own, foreign] = await Promise.all([readFile(file(one), 'utf8'), readFile(file(other), 'utf8')]);
    const [key = ''] = foreign.split('-----BEGIN CERTIFICATE');
    await writeFile(file(one), key + own.slice(own.indexOf('-----BEGIN CERTIFICATE')));
    await expect(openKeyStore({ folder: one.folder })).rejects.toEqual(fault('KEY_MISMATCH', 'does not belong'));
  });

  it('expired', async () => {
    const { folder } = await makeKeyStore();
    await expect(openKeyStore({ folder, now: inYears(11) })).rejects.toEqual(
      fault('CERTIFICATE_EXPIRED', 'rotate-key'),
    );
  });

  it('from the future, as a wrong clock makes it seem', async () => {
    const { folder } = await makeKeyStore();
    await expect(openKeyStore({ folder, now: inYears(-1) })).rejects.toEqual(
      fault('CERTIFICATE_NOT_YET_VALID', 'clock'),
    );
  });

  it('with a list of keys that nobody can read', async () => {
    const { folder } = await makeKeyStore();
    await writeFile(path.join(folder, 'registry-000001.json'), '{"entries": 3}');
    await expect(openKeyStore({ folder })).rejects.toEqual(fault('REGISTRY_BROKEN', 'backup'));
  });

  it('that signs what its certificate does not confirm', async () => {
    const { store } = await makeKeyStore();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const broken = { ...store.current(), sign: (data: Uint8Array) => sign('sha256', data, privateKey) };
    expect(() => testSealKey(broken, new Date())).toThrow(fault('KEY_MISMATCH'));
  });

  it('not made for signatures', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const certificate = issueCertificate({
      profile: 'CA',
      commonName: '인증기관',
      publicKey,
      issuer: null,
      issuerKey: privateKey,
      notBefore: new Date(Date.now() - 1000),
      notAfter: new Date(Date.now() + YEAR_MS),
    });
    expect(() => testSealKey(createSealKey(privateKey, certificate, []), new Date())).toThrow(
      fault('CERTIFICATE_UNSUITABLE', 'not made for signatures'),
    );
  });

  it.each([
    ['a curve that few know', () => generateKeyPairSync('ec', { namedCurve: 'secp256k1' })],
    ['a short RSA key', () => generateKeyPairSync('rsa', { modulusLength: 1024 })],
  ])('on %s', (_, make) => {
    const { privateKey, publicKey } = make();
    const certificate = issueCertificate({
      profile: 'SIGNER',
      commonName: '서명',
      publicKey,
      issuer: null,
      issuerKey: privateKey,
      notBefore: new Date(),
      notAfter: new Date(Date.now() + YEAR_MS),
    });
    expect(() => createSealKey(privateKey, certificate, [])).toThrow(fault('KEY_UNSUITABLE'));
  });
});
