import { createHash, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import { readCertificate, type CertificateParts } from '../certificate.ts';
import {
  bitString,
  boolean,
  integer,
  nil,
  octets,
  oid,
  sequence,
  setOf,
  tagged,
  time,
  tlv,
  utf8,
} from '../der/write.ts';
import { readChildren, readDer } from '../der/read.ts';
import { OID } from '../oids.ts';

export type CertificateProfile = 'CA' | 'SIGNER';

type Order = {
  profile: CertificateProfile;
  commonName: string;
  publicKey: KeyObject;
  /** Null for a self-signed certificate. */
  issuer: CertificateParts | null;
  issuerKey: KeyObject;
  notBefore: Date;
  notAfter: Date;
};

const DIGITAL_SIGNATURE_AND_CONTENT_COMMITMENT = bitString(Buffer.from([0b1100_0000]), 6);
const KEY_CERT_SIGN_AND_CRL_SIGN = bitString(Buffer.from([0b0000_0110]), 1);

/** Issues an X.509 v3 certificate that meets RFC 5280's requirements for a document signer or its authority. */
export function issueCertificate(order: Order): CertificateParts {
  const { profile, commonName, publicKey, issuer, issuerKey, notBefore, notAfter } = order;
  const algorithm = signatureAlgorithm(issuerKey);
  const subject = distinguishedName(commonName);
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const ownId = keyIdentifier(publicKeyInfo);
  const authorityId = issuer ? keyIdentifier(issuer.publicKeyInfo) : ownId;
  const content = sequence(
    tagged(0, integer(2)),
    integer(serialNumber()),
    algorithm,
    issuer?.subject ?? subject,
    sequence(time(notBefore), time(notAfter)),
    subject,
    publicKeyInfo,
    tagged(3, sequence(...extensions(profile, ownId, authorityId))),
  );
  return readCertificate(sequence(content, algorithm, bitString(sign('sha256', content, issuerKey))));
}

function extensions(profile: CertificateProfile, ownId: Buffer, authorityId: Buffer) {
  const isCa = profile === 'CA';
  return [
    extension(OID.basicConstraints, true, isCa ? sequence(boolean(true), integer(0)) : sequence()),
    extension(OID.keyUsage, true, isCa ? KEY_CERT_SIGN_AND_CRL_SIGN : DIGITAL_SIGNATURE_AND_CONTENT_COMMITMENT),
    ...(isCa ? [] : [extension(OID.extendedKeyUsage, false, sequence(oid(OID.documentSigning)))]),
    extension(OID.subjectKeyIdentifier, false, octets(ownId)),
    extension(OID.authorityKeyIdentifier, false, sequence(tlv(0x80, authorityId))),
  ];
}

const extension = (type: string, critical: boolean, value: Buffer) =>
  sequence(oid(type), ...(critical ? [boolean(true)] : []), octets(value));

const distinguishedName = (commonName: string) =>
  sequence(
    ...[
      [OID.country, tlv(0x13, Buffer.from('KR'))] as const,
      [OID.organisation, utf8('도장')] as const,
      [OID.commonName, utf8(commonName)] as const,
    ].map(([type, value]) => setOf(sequence(oid(type), value))),
  );

/**
 * Computes the key identifier defined in RFC 5280, 4.2.1.2. It uses SHA-1, as other software expects. That is safe,
 * because the identifier only tells keys apart.
 */
function keyIdentifier(publicKeyInfo: Buffer) {
  const bits = readChildren(readDer(publicKeyInfo)).at(-1)?.content.subarray(1) ?? publicKeyInfo;
  return createHash('sha1').update(bits).digest();
}

/** Generates a serial number that is positive and at most 20 bytes long, as RFC 5280 requires. */
function serialNumber() {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

const signatureAlgorithm = (key: KeyObject) =>
  createPublicKey(key).asymmetricKeyType === 'rsa'
    ? sequence(oid(OID.sha256WithRsa), nil())
    : sequence(oid(OID.ecdsaWithSha256));
