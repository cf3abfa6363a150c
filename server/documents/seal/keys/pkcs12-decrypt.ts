import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readChildren, decodeOid, readDer, readSmallInteger, createWalker, type DerNode } from '../der/read.ts';
import { OID } from '../oids.ts';
import { SealKeyError } from './errors.ts';
import { derivePkcs12Bytes, KDF_PURPOSE, type Pkcs12Kdf } from './pkcs12-kdf.ts';
import { decryptRc2Cbc } from './rc2.ts';

type Hash = Pkcs12Kdf['hash'];

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const TRIPLE_DES = 'des-ede3-cbc';
const MAX_ITERATIONS = 10_000_000;

const CIPHERS: Record<string, { name: string; keyLength: number }> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyLength: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyLength: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyLength: 32 },
  '1.2.840.113549.3.7': { name: TRIPLE_DES, keyLength: 24 },
};

/** The original PKCS#12 encryption schemes, which use SHA-1. */
const OLD_SCHEMES: Record<string, { cipher: 'des-ede3-cbc' | 'rc2'; keyLength: number }> = {
  '1.2.840.113549.1.12.1.3': { cipher: TRIPLE_DES, keyLength: 24 },
  '1.2.840.113549.1.12.1.5': { cipher: 'rc2', keyLength: 16 },
  '1.2.840.113549.1.12.1.6': { cipher: 'rc2', keyLength: 5 },
};

const HASHES: Record<string, Hash> = {
  [OID.sha1]: 'sha1',
  [OID.sha256]: 'sha256',
  [OID.sha384]: 'sha384',
  [OID.sha512]: 'sha512',
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

export function readHashName(algorithm: string): Hash {
  const hash = HASHES[algorithm];
  if (!hash) throw unknownScheme(algorithm);
  return hash;
}

export function decryptPkcs12(algorithm: DerNode, data: Buffer, password: string): Buffer {
  const [id, parameters] = readChildren(algorithm);
  if (!id || !parameters) throw new TypeError('no algorithm');
  const scheme = decodeOid(id);
  try {
    const opened =
      scheme === PBES2 ? decryptPbes2(parameters, data, password) : decryptOld(scheme, parameters, data, password);
    // One in 256 wrong passwords gives valid padding by chance, but not valid content.
    createWalker(readDer(opened), 0x30);
    return opened;
  } catch (error) {
    if (error instanceof SealKeyError) throw error;
    throw new SealKeyError('PASSWORD_WRONG', 'the password does not open it, or the file was damaged', {
      cause: error,
    });
  }
}

function decryptPbes2(parameters: DerNode, data: Buffer, password: string): Buffer {
  const [kdf, encryption] = readChildren(parameters);
  if (!kdf || !encryption) throw new TypeError('no parameters');
  const derivation = createWalker(kdf);
  const derivationId = decodeOid(derivation.take());
  if (derivationId !== PBKDF2) throw unknownScheme(derivationId);
  const pbkdf2 = createWalker(derivation.take(0x30));
  const salt = pbkdf2.take(0x04).content;
  const iterations = limited(readSmallInteger(pbkdf2.take(0x02)));
  pbkdf2.takeIf(0x02);
  const prf = pbkdf2.takeIf(0x30);
  const hash = prf ? readHashName(decodeOid(createWalker(prf).take())) : 'sha1';

  const means = createWalker(encryption);
  const cipherId = decodeOid(means.take());
  const cipher = CIPHERS[cipherId];
  if (!cipher) throw unknownScheme(cipherId);
  const key = pbkdf2Sync(password, salt, iterations, cipher.keyLength, hash);
  return decipher(cipher.name, key, means.take(0x04).content, data);
}

function decryptOld(schemeId: string, parameters: DerNode, data: Buffer, password: string): Buffer {
  const scheme = OLD_SCHEMES[schemeId];
  if (!scheme) throw unknownScheme(schemeId);
  const values = createWalker(parameters);
  const salt = values.take(0x04).content;
  const kdf: Pkcs12Kdf = { hash: 'sha1', salt, iterations: limited(readSmallInteger(values.take(0x02))) };
  const key = derivePkcs12Bytes(password, KDF_PURPOSE.key, scheme.keyLength, kdf);
  const iv = derivePkcs12Bytes(password, KDF_PURPOSE.iv, 8, kdf);
  return scheme.cipher === 'rc2' ? decryptRc2Cbc(key, iv, data) : decipher(scheme.cipher, key, iv, data);
}

function decipher(name: string, key: Buffer, iv: Buffer, data: Buffer): Buffer {
  const running = createDecipheriv(name, key, iv);
  return Buffer.concat([running.update(data), running.final()]);
}

function limited(iterations: number) {
  if (iterations < 1 || iterations > MAX_ITERATIONS) throw new RangeError('so many iterations nobody means');
  return iterations;
}

const unknownScheme = (id: string) =>
  new SealKeyError(
    'KEY_UNREADABLE',
    `it is encrypted in a way that is not supported (${id}). Write it anew: openssl pkcs12 -in old.p12 -nodes | ` +
      'openssl pkcs12 -export -out new.p12',
  );
