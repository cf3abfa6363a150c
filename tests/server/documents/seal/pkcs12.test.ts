import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SealKeyError } from '../../../../server/documents/seal/keys/errors.ts';
import { openKeyStore } from '../../../../server/documents/seal/keys/key-store.ts';
import { readPkcs12, readPkcs12File } from '../../../../server/documents/seal/keys/pkcs12.ts';
import { askTools, makeFolder, makeKeyStore, runTool, sealContract } from '../../../support/sealing.ts';

const PASSWORD = '비밀 pass"word';

async function openssl(...args: readonly string[]) {
  const { code, output } = await runTool('openssl', args);
  if (code !== 0) throw new Error(output);
}

/** Creates a file as a certification authority would issue it: the key, its certificate, and the issuer's. */
async function makePkcs12(kind: 'ec' | 'rsa', exportArgs: readonly string[] = []) {
  const folder = await makeFolder();
  const place = (file: string) => path.join(folder, file);
  const newKey = kind === 'ec' ? ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] : ['rsa:2048'];
  const asking = ['-utf8', '-nodes', '-newkey', ...newKey];
  const above = ['-subj', '/CN=시험 인증기관', '-keyout', place('ca.key'), '-out', place('ca.pem')];
  await openssl('req', '-x509', '-days', '30', ...asking, ...above);
  const own = ['-subj', '/CN=(주)하늘건설', '-keyout', place('key'), '-out', place('csr')];
  await openssl('req', ...asking, ...own);
  await writeFile(place('ext'), 'keyUsage=critical,digitalSignature,nonRepudiation\nbasicConstraints=CA:FALSE\n');
  const issuer = ['-CA', place('ca.pem'), '-CAkey', place('ca.key'), '-CAcreateserial', '-extfile', place('ext')];
  await openssl('x509', '-req', '-days', '20', '-in', place('csr'), ...issuer, '-out', place('cert.pem'));
  const parts = ['-inkey', place('key'), '-in', place('cert.pem'), '-certfile', place('ca.pem')];
  const target = ['-out', place('seal.p12'), '-passout', `pass:${PASSWORD}`];
  await openssl('pkcs12', '-export', ...parts, ...target, ...exportArgs);
  return place('seal.p12');
}

const AES = ['-keypbe', 'AES-256-CBC', '-certpbe', 'AES-256-CBC'];
describe.each([
  ['of today (PBES2, AES-256)', 'ec', []],
  ['with a MAC of SHA-1', 'rsa', [...AES, '-macalg', 'sha1']],
  ['with a MAC of SHA-512', 'ec', [...AES, '-macalg', 'sha512']],
  ['with AES-128', 'ec', ['-keypbe', 'AES-128-CBC', '-certpbe', 'AES-128-CBC']],
  ['with triple DES', 'rsa', ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']],
  ['of old (RC2-40 and triple DES)', 'rsa', ['-legacy']],
  ['with nothing encrypted but the MAC', 'ec', ['-keypbe', 'NONE', '-certpbe', 'NONE']],
  ['without a MAC', 'ec', ['-nomac']],
] as const)('a PKCS#12 file %s', (_, kind, args) => {
  it('seals, and its chain comes along', async () => {
    const file = await makePkcs12(kind, args);
    const { store } = await makeKeyStore({ pkcs12: { file, password: PASSWORD } });
    const key = store.current();
    expect(key.certificate.subjectName).toBe('(주)하늘건설');
    expect(key.chain.map(({ subjectName }) => subjectName)).toEqual(['시험 인증기관']);
    const { bytes } = sealContract({ key });
    const { pdfsig, openssl } = await askTools(bytes, key.chain.map(({ x509 }) => x509.toString()).join(''));
    expect(pdfsig.output).toContain('Signature is Valid');
    expect(openssl.output).toContain('CMS Verification successful');
  });
});

describe('a PKCS#12 file that does not serve', () => {
  it('says of each wrong password that it is wrong, also where it leaves a padding that fits', async () => {
    const bytes = await readFile(await makePkcs12('ec', ['-nomac']));
    const codes = Array.from({ length: 2000 }, (_, at) => {
      try {
        return readPkcs12(bytes, `wrong ${at}`);
      } catch (error) {
        return error instanceof SealKeyError ? error.code : error;
      }
    });
    expect(new Set(codes)).toEqual(new Set(['PASSWORD_WRONG']));
  });

  it.each([
    ['without its password', [], 'wrong', 'PASSWORD_WRONG'],
    ['without its password and MAC', ['-nomac'], 'wrong', 'PASSWORD_WRONG'],
    ['without its password, of old', ['-legacy'], '', 'PASSWORD_WRONG'],
  ] as const)('%s', async (_, args, password, code) => {
    const file = await makePkcs12('rsa', args);
    await expect(readPkcs12File(file, password)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(file),
    });
  });

  it('without a private key', async () => {
    const file = await makePkcs12('ec', ['-nokeys']);
    await expect(readPkcs12File(file, PASSWORD)).rejects.toMatchObject({ code: 'KEY_MISSING' });
  });

  it('that is not there, or something else', async () => {
    const file = path.join(await makeFolder(), 'seal.p12');
    await expect(readPkcs12File(file, '')).rejects.toMatchObject({ code: 'KEY_UNREADABLE' });
    await writeFile(file, 'hello');
    await expect(readPkcs12File(file, '')).rejects.toMatchObject({
      code: 'KEY_UNREADABLE',
      message: expect.stringContaining('openssl pkcs12'),
    });
  });
});

describe('changing over', () => {
  it('keeps the embedded key known and removes its private half, and back again', async () => {
    const { folder, store } = await makeKeyStore();
    const embedded = store.current().keyId;
    const pkcs12 = { file: await makePkcs12('ec'), password: PASSWORD };
    const given = await openKeyStore({ folder, pkcs12 });
    const again = await openKeyStore({ folder, pkcs12 });
    expect(again.known()).toHaveLength(2);
    expect(again.current().keyId).toBe(given.current().keyId);
    await rename(pkcs12.file, `${pkcs12.file}.away`);
    const back = await openKeyStore({ folder });
    expect(new Set(back.known().map(({ keyId }) => keyId))).toEqual(
      new Set([embedded, given.current().keyId, back.current().keyId]),
    );
    expect(back.known()).toHaveLength(3);
    await expect(given.rotateKey()).rejects.toMatchObject({ code: 'KEY_UNSUITABLE' });
  });

  it('refuses a broken file before anything has changed', async () => {
    const { folder, store } = await makeKeyStore();
    const pkcs12 = { file: await makePkcs12('ec'), password: 'wrong' };
    await expect(openKeyStore({ folder, pkcs12 })).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    expect((await openKeyStore({ folder })).current().keyId).toBe(store.current().keyId);
  });
});
