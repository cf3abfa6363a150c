import { createHash } from 'node:crypto';
import { readPurposes, type CertificateParts } from './certificate.ts';
import { DerError, decodeOid, readDer, readTime, createWalker } from './der/read.ts';
import { OID } from './oids.ts';
import {
  toHashName,
  chainsUpTo,
  readMessageDigest,
  identifiesSigner,
  readContentInfo,
  type HashName,
} from './signed-data.ts';

export type TimestampToken = {
  at: Date;
  authority: string;
  nonce: Buffer | null;
  certificate: CertificateParts;
  /** True if a configured authority signed the token. Null if none is configured. */
  isTrusted: boolean | null;
};

export type TokenFault = 'FORM' | 'IMPRINT' | 'SIGNATURE' | 'CERTIFICATE' | 'UNTRUSTED';

export class TokenError extends Error {
  override name = 'TokenError';
  readonly fault: TokenFault;

  constructor(fault: TokenFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Verifies an RFC 3161 token over the bytes. Throws TokenError. */
export function checkToken(
  token: Uint8Array,
  stamped: Uint8Array,
  trusted: readonly CertificateParts[] | null,
): TimestampToken {
  const hash = (name: HashName) => createHash(name).update(stamped).digest();
  return checkTokenOverHash(token, hash, trusted);
}

/** Verifies a token like `checkToken`, but only needs the hash of the bytes. */
export function checkTokenOverHash(
  token: Uint8Array,
  hashOf: (name: HashName) => Buffer | null,
  trusted: readonly CertificateParts[] | null,
): TimestampToken {
  try {
    return judge(token, hashOf, trusted);
  } catch (error) {
    if (error instanceof DerError)
      throw new TokenError('FORM', `the token can't be read: ${error.message}`, { cause: error });
    throw error;
  }
}

function judge(
  bytes: Uint8Array,
  hashOf: (name: HashName) => Buffer | null,
  trusted: readonly CertificateParts[] | null,
): TimestampToken {
  const token = readContentInfo(bytes);
  if (token.contentType !== OID.tstInfo || !token.content) throw new TokenError('FORM', 'it is no timestamp token');
  const info = readInfo(token.content);

  const imprinted = hashOf(info.hash);
  if (!imprinted?.equals(info.imprint)) throw new TokenError('IMPRINT', 'it is about other bytes');

  const digest = createHash(token.digestAlgorithm).update(token.content).digest();
  const type = token.attributes.get(OID.contentType);
  const isBound = type && decodeOid(type) === OID.tstInfo && readMessageDigest(token)?.equals(digest);
  if (!isBound || !token.isSignatureValid()) throw new TokenError('SIGNATURE', 'its signature does not hold');

  const { signer } = token;
  const purposes = readPurposes(signer);
  if (!identifiesSigner(token) || purposes?.length !== 1 || purposes[0] !== OID.timeStamping) {
    throw new TokenError('CERTIFICATE', 'its certificate is not one for timestamps');
  }
  if (info.at < signer.notBefore || info.at > signer.notAfter) {
    throw new TokenError('CERTIFICATE', 'its certificate was not valid at that time');
  }
  const isTrusted = trusted && chainsUpTo(trusted, signer, token.certificates);
  return { at: info.at, authority: signer.subjectName, nonce: info.nonce, certificate: signer, isTrusted };
}

function readInfo(content: Buffer) {
  const info = createWalker(readDer(content), 0x30);
  info.take(0x02);
  info.take(0x06);
  const imprint = createWalker(info.take(0x30));
  const hash = toHashName(decodeOid(createWalker(imprint.take(0x30)).take()));
  const imprinted = imprint.take(0x04).content;
  info.take(0x02);
  const at = readTime(info.take(0x18));
  info.takeIf(0x30);
  info.takeIf(0x01);
  return { hash, imprint: imprinted, at, nonce: info.takeIf(0x02)?.content ?? null };
}
