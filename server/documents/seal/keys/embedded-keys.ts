import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readCertificate, type CertificateParts } from '../certificate.ts';
import { createSealKey, type SealKey } from '../seal-key.ts';
import { createPrivateFolder, writeOnce } from './durable-files.ts';
import { SealKeyError } from './errors.ts';
import { issueCertificate } from './issue-certificate.ts';
import { readPemBlocks, toPem } from './pem.ts';
import type { RegistryEntry } from './registry.ts';

export type EmbeddedKeyKind = 'P-256' | 'RSA-3072';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365.25 * 24 * HOUR_MS;
const CA_YEARS = 30;
const SIGNER_YEARS = 10;

type Pair = { privateKey: KeyObject; certificate: CertificateParts };

/** Creates a key and stores it in one file with its certificate, so that neither can be lost without the other. */
export async function createKey(folder: string, kind: EmbeddedKeyKind, now: Date): Promise<SealKey> {
  const ca = await keepAuthority(folder, kind, now);
  const pair = newPair(kind);
  const certificate = issueCertificate({
    profile: 'SIGNER',
    commonName: '도장 전자계약 봉인',
    publicKey: pair.publicKey,
    issuer: ca.certificate,
    issuerKey: ca.privateKey,
    notBefore: new Date(now.getTime() - HOUR_MS),
    notAfter: new Date(Math.min(now.getTime() + SIGNER_YEARS * YEAR_MS, ca.certificate.notAfter.getTime())),
  });
  const key = createSealKey(pair.privateKey, certificate, [ca.certificate]);
  await createPrivateFolder(path.join(folder, 'keys'));
  await writeOnce(keyFile(folder, key.keyId), toText({ privateKey: pair.privateKey, certificate }));
  return key;
}

export async function loadKey(folder: string, { keyId, certificate, chain }: RegistryEntry): Promise<SealKey> {
  const file = keyFile(folder, keyId);
  const pair = await readPair(file);
  if (!pair) {
    throw new SealKeyError(
      'KEY_MISSING',
      `${file} is not there, although the registry names it. Restore it from a backup, or make a new key: ` +
        'npm run dojang -- rotate-key',
    );
  }
  if (!pair.certificate.der.equals(certificate.der)) {
    throw new SealKeyError(
      'KEY_MISMATCH',
      `${file} holds another certificate than the registry. Restore it from a backup.`,
    );
  }
  return namingFile(file, () => createSealKey(pair.privateKey, certificate, chain));
}

/** Deletes private keys that are no longer in use or that a crash left behind. */
export async function removeOldKeys(folder: string, current: string, retired: readonly string[], now: Date) {
  const keys = path.join(folder, 'keys');
  await createPrivateFolder(keys);
  for (const name of await readdir(keys)) {
    const file = path.join(keys, name);
    if (name === `${current}.pem`) continue;
    const isRetired = retired.some((keyId) => name === `${keyId}.pem`);
    const age = await stat(file).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs,
      // Another process may just have removed the file.
      () => 0,
    );
    if (isRetired || age > HOUR_MS) await rm(file, { force: true });
  }
}

export const removeKey = (folder: string, keyId: string) => rm(keyFile(folder, keyId), { force: true });

/** Reads the authority that issues all embedded keys, or creates it for the first one. */
async function keepAuthority(folder: string, kind: EmbeddedKeyKind, now: Date): Promise<Pair> {
  const file = path.join(folder, 'ca.pem');
  const known = await readPair(file);
  if (known) return known;
  const { privateKey, publicKey } = newPair(kind);
  const certificate = issueCertificate({
    profile: 'CA',
    commonName: '도장 봉인 인증기관',
    publicKey,
    issuer: null,
    issuerKey: privateKey,
    notBefore: new Date(now.getTime() - HOUR_MS),
    notAfter: new Date(now.getTime() + CA_YEARS * YEAR_MS),
  });
  await writeOnce(file, toText({ privateKey, certificate }));
  const kept = await readPair(file);
  if (!kept) throw new SealKeyError('KEY_UNREADABLE', `${file} could not be written.`);
  return kept;
}

async function readPair(file: string): Promise<Pair | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  return namingFile(file, () => {
    const [key] = readPemBlocks(text, 'PRIVATE KEY');
    const [certificate] = readPemBlocks(text, 'CERTIFICATE');
    if (!key || !certificate) throw new TypeError('a block is missing');
    return {
      privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
      certificate: readCertificate(certificate),
    };
  });
}

function namingFile<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof SealKeyError)
      throw new SealKeyError(error.code, `${file}: ${error.message}`, { cause: error });
    throw new SealKeyError(
      'KEY_UNREADABLE',
      `${file} holds no private key with its certificate. Restore it from a backup.`,
      { cause: error },
    );
  }
}

const newPair = (kind: EmbeddedKeyKind) =>
  kind === 'P-256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 3072 });

const toText = ({ privateKey, certificate }: Pair) =>
  toPem('PRIVATE KEY', privateKey.export({ type: 'pkcs8', format: 'der' })) + toPem('CERTIFICATE', certificate.der);

const keyFile = (folder: string, keyId: string) => path.join(folder, 'keys', `${keyId}.pem`);
