import { createHmac, createPrivateKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIssuedBy, readCertificate, type CertificateParts } from '../certificate.ts';
import {
  readChildren,
  decodeOid,
  readOnlyChild,
  readDer,
  readSmallInteger,
  createWalker,
  type DerNode,
} from '../der/read.ts';
import { OID } from '../oids.ts';
import { createSealKey, type SealKey } from '../seal-key.ts';
import { SealKeyError } from './errors.ts';
import { decryptPkcs12, readHashName } from './pkcs12-decrypt.ts';
import { derivePkcs12Bytes, KDF_PURPOSE } from './pkcs12-kdf.ts';

const BAG = {
  key: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
  safeContents: '1.2.840.113549.1.12.10.1.6',
};

type Content = { keys: KeyObject[]; certificates: CertificateParts[] };

export async function readPkcs12File(file: string, password: string): Promise<SealKey> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new SealKeyError('KEY_UNREADABLE', `${file} can't be read: ${error.message}`, { cause: error });
  });
  try {
    return readPkcs12(bytes, password);
  } catch (error) {
    if (error instanceof SealKeyError)
      throw new SealKeyError(error.code, `${file}: ${error.message}`, { cause: error });
    throw new SealKeyError(
      'KEY_UNREADABLE',
      `${file} is no PKCS#12 file that can be read. Write it anew: openssl pkcs12 -legacy -in old.p12 -nodes | ` +
        'openssl pkcs12 -export -out new.p12',
      { cause: error },
    );
  }
}

export function readPkcs12(bytes: Uint8Array, password: string): SealKey {
  const pfx = createWalker(readDer(bytes), 0x30);
  pfx.take(0x02);
  const safe = dataOf(pfx.take(0x30));
  const mac = pfx.takeIf(0x30);
  if (mac) checkMac(mac, safe, password);
  const found: Content = { keys: [], certificates: [] };
  for (const part of readChildren(readDer(safe))) readBags(readDer(openPart(part, password)), password, found);

  const [key, ...more] = found.keys;
  if (!key) throw new SealKeyError('KEY_MISSING', 'there is no private key in it');
  if (more.length > 0) throw new SealKeyError('KEY_UNSUITABLE', 'there is more than one private key in it');
  const certificate = found.certificates.find(({ x509 }) => x509.checkPrivateKey(key));
  if (!certificate) throw new SealKeyError('KEY_MISMATCH', 'there is no certificate in it that belongs to the key');
  return createSealKey(key, certificate, chainAbove(certificate, found.certificates));
}

function chainAbove(certificate: CertificateParts, all: readonly CertificateParts[]): CertificateParts[] {
  const chain: CertificateParts[] = [];
  for (let below = certificate; ;) {
    const above = all.find((candidate) => isIssuedBy(below, candidate));
    if (!above || above.der.equals(certificate.der) || chain.includes(above)) return chain;
    chain.push(above);
    below = above;
  }
}

/** Returns the content of a ContentInfo of type `data`. */
function dataOf(contentInfo: DerNode): Buffer {
  const info = createWalker(contentInfo, 0x30);
  if (decodeOid(info.take()) !== OID.data) throw new TypeError('no plain data');
  return readOnlyChild(info.take(0xa0), 0x04).content;
}

function openPart(part: DerNode, password: string): Buffer {
  const info = createWalker(part, 0x30);
  if (decodeOid(info.take()) !== OID.encryptedData) return dataOf(part);
  const encrypted = createWalker(readOnlyChild(info.take(0xa0), 0x30));
  encrypted.take(0x02);
  const content = createWalker(encrypted.take(0x30));
  content.take(0x06);
  const algorithm = content.take(0x30);
  return decryptPkcs12(algorithm, content.take(0x80).content, password);
}

function readBags(contents: DerNode, password: string, found: Content) {
  for (const bag of readChildren(contents)) {
    const parts = createWalker(bag, 0x30);
    const kind = decodeOid(parts.take());
    const value = readOnlyChild(parts.take(0xa0));
    if (kind === BAG.safeContents) readBags(value, password, found);
    if (kind === BAG.key) found.keys.push(createPrivateKey({ key: value.raw, format: 'der', type: 'pkcs8' }));
    if (kind === BAG.shroudedKey) {
      const [algorithm, data] = readChildren(value);
      if (!algorithm || !data) throw new TypeError('no key in its bag');
      const key = decryptPkcs12(algorithm, data.content, password);
      found.keys.push(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
    }
    if (kind === BAG.certificate) {
      const certificate = createWalker(value);
      certificate.take(0x06);
      const read = readCertificate(readOnlyChild(certificate.take(0xa0), 0x04).content);
      const isKnown = found.certificates.some(({ der }) => der.equals(read.der));
      if (!isKnown) found.certificates.push(read);
    }
  }
}

/** Verifies the MAC, to tell a wrong password from a damaged file. */
function checkMac(mac: DerNode, safe: Buffer, password: string) {
  const parts = createWalker(mac);
  const digestInfo = createWalker(parts.take(0x30));
  const algorithm = decodeOid(createWalker(digestInfo.take(0x30)).take());
  const expected = digestInfo.take(0x04).content;
  const hash = readHashName(algorithm);
  const salt = parts.take(0x04).content;
  const iterationsNode = parts.takeIf(0x02);
  const iterations = iterationsNode ? readSmallInteger(iterationsNode) : 1;
  const key = derivePkcs12Bytes(password, KDF_PURPOSE.mac, expected.length, { hash, salt, iterations });
  const actual = createHmac(hash, key).update(safe).digest();
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    throw new SealKeyError('PASSWORD_WRONG', 'the password does not open it, or the file was damaged');
  }
}
