import { createHash } from 'node:crypto';
import type { CertificateParts } from './certificate.ts';
import {
  encodeInteger,
  encodeNull,
  encodeOctetString,
  encodeOid,
  encodeSequence,
  encodeSet,
  encodeTagged,
  encodeTlv,
} from './der/write.ts';
import { OID } from './oids.ts';

export type SealAlgorithm = 'P-256' | 'RSA';

export type CmsForm = {
  /** Returns what is signed for a document's SHA-256: the signed attributes, encoded as a set. */
  toBeSigned: (digest: Uint8Array) => Buffer;
  /** Builds the SignedData. The same arguments always give the same bytes. */
  assemble: (digest: Uint8Array, signature: Uint8Array, token: Uint8Array | null) => Buffer;
  /** Returns the size that the SignedData needs at most, for a timestamp token of at most `tokenSpace` bytes. */
  space: (tokenSpace: number) => number;
};

const UNSIGNED_ROOM = 128;

/**
 * Prepares a PAdES SignedData: a detached signature over SHA-256, whose constant parts are built once per key.
 *
 * It has no signing time, because PAdES only allows that as /M in the signature dictionary.
 */
export function createCmsForm(
  certificate: CertificateParts,
  chain: readonly CertificateParts[],
  algorithm: SealAlgorithm,
  longestSignature: number,
): CmsForm {
  const sha256 = encodeSequence(encodeOid(OID.sha256));
  const contentType = attribute(OID.contentType, encodeOid(OID.data));
  const certHash = createHash('sha256').update(certificate.der).digest();
  const signingCertificate = attribute(
    OID.signingCertificateV2,
    encodeSequence(encodeSequence(encodeSequence(encodeOctetString(certHash)))),
  );
  const messageDigest = (digest: Uint8Array) => attribute(OID.messageDigest, encodeOctetString(digest));
  // DER sorts sets by encoded bytes. These three are in order, because each is longer than the previous one.
  const attributes = (digest: Uint8Array) => [contentType, messageDigest(digest), signingCertificate];

  const signatureAlgorithm =
    algorithm === 'RSA'
      ? encodeSequence(encodeOid(OID.sha256WithRsa), encodeNull())
      : encodeSequence(encodeOid(OID.ecdsaWithSha256));
  const opening = Buffer.concat([
    encodeInteger(1),
    encodeSet(sha256),
    encodeSequence(encodeOid(OID.data)),
    encodeTagged(0, ...[certificate, ...chain].map(({ der }) => der).toSorted((a, b) => Buffer.compare(a, b))),
  ]);
  const signer = Buffer.concat([encodeInteger(1), encodeSequence(certificate.issuer, certificate.serial), sha256]);
  const signedData = encodeOid(OID.signedData);

  const assemble = (digest: Uint8Array, signature: Uint8Array, token: Uint8Array | null) => {
    const signerInfo = encodeSequence(
      signer,
      encodeTagged(0, ...attributes(digest)),
      signatureAlgorithm,
      encodeOctetString(signature),
      ...(token ? [encodeTagged(1, ...unsignedAttributes(token))] : []),
    );
    return encodeSequence(signedData, encodeTagged(0, encodeSequence(opening, encodeTlv(0x31, signerInfo))));
  };
  const withoutToken = assemble(Buffer.alloc(32), Buffer.alloc(longestSignature), null).length;

  return {
    toBeSigned: (digest) => encodeTlv(0x31, ...attributes(digest)),
    assemble,
    space: (tokenSpace) => (tokenSpace === 0 ? withoutToken : withoutToken + tokenSpace + UNSIGNED_ROOM),
  };
}

const attribute = (type: string, value: Uint8Array) => encodeSequence(encodeOid(type), encodeSet(value));

/**
 * Stores the token with its hash, to detect changes. A token's certificates and algorithm names, for example, aren't
 * signed.
 */
const unsignedAttributes = (token: Uint8Array) =>
  [
    attribute(OID.signatureTimeStamp, token),
    attribute(OID.tokenDigest, encodeOctetString(createHash('sha256').update(token).digest())),
  ].toSorted((a, b) => Buffer.compare(a, b));
