import { createHash, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import { readCertificate, type CertificateParts } from '../certificate.ts';
import {
  encodeBitString,
  encodeBoolean,
  encodeInteger,
  encodeNull,
  encodeOctetString,
  encodeOid,
  encodeSequence,
  encodeSet,
  encodeTagged,
  encodeTime,
  encodeTlv,
  encodeUtf8String,
} from '../der/write.ts';
import { readChildren, readDer } from '../der/read.ts';
import { OID } from '../oids.ts';

export type CertificateProfile = 'CA' | 'SIGNER';

type Order = {
  profile: CertificateProfile;
  commonName: string;
  publicKey: KeyObject;
  issuer: CertificateParts | null;
  issuerKey: KeyObject;
  notBefore: Date;
  notAfter: Date;
};

const DIGITAL_SIGNATURE_AND_CONTENT_COMMITMENT = encodeBitString(Buffer.from([0b1100_0000]), 6);
const KEY_CERT_SIGN_AND_CRL_SIGN = encodeBitString(Buffer.from([0b0000_0110]), 1);

/** Issues an X.509 v3 certificate for a document signer or its authority, as RFC 5280 requires. */
export function issueCertificate(order: Order): CertificateParts {
  const { profile, commonName, publicKey, issuer, issuerKey, notBefore, notAfter } = order;
  const algorithm = signatureAlgorithm(issuerKey);
  const subject = distinguishedName(commonName);
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const ownId = keyIdentifier(publicKeyInfo);
  const authorityId = issuer ? keyIdentifier(issuer.publicKeyInfo) : ownId;
  const content = encodeSequence(
    encodeTagged(0, encodeInteger(2)),
    encodeInteger(serialNumber()),
    algorithm,
    issuer?.subject ?? subject,
    encodeSequence(encodeTime(notBefore), encodeTime(notAfter)),
    subject,
    publicKeyInfo,
    encodeTagged(3, encodeSequence(...extensions(profile, ownId, authorityId))),
  );
  return readCertificate(encodeSequence(content, algorithm, encodeBitString(sign('sha256', content, issuerKey))));
}

function extensions(profile: CertificateProfile, ownId: Buffer, authorityId: Buffer) {
  const isCa = profile === 'CA';
  return [
    extension(
      OID.basicConstraints,
      true,
      isCa ? encodeSequence(encodeBoolean(true), encodeInteger(0)) : encodeSequence(),
    ),
    extension(OID.keyUsage, true, isCa ? KEY_CERT_SIGN_AND_CRL_SIGN : DIGITAL_SIGNATURE_AND_CONTENT_COMMITMENT),
    ...(isCa ? [] : [extension(OID.extendedKeyUsage, false, encodeSequence(encodeOid(OID.documentSigning)))]),
    extension(OID.subjectKeyIdentifier, false, encodeOctetString(ownId)),
    extension(OID.authorityKeyIdentifier, false, encodeSequence(encodeTlv(0x80, authorityId))),
  ];
}

const extension = (type: string, critical: boolean, value: Buffer) =>
  encodeSequence(encodeOid(type), ...(critical ? [encodeBoolean(true)] : []), encodeOctetString(value));

const distinguishedName = (commonName: string) =>
  encodeSequence(
    ...[
      [OID.country, encodeTlv(0x13, Buffer.from('KR'))] as const,
      [OID.organisation, encodeUtf8String('도장')] as const,
      [OID.commonName, encodeUtf8String(commonName)] as const,
    ].map(([type, value]) => encodeSet(encodeSequence(encodeOid(type), value))),
  );

/**
 * Computes the key identifier of RFC 5280, 4.2.1.2. Its SHA-1 is safe here, because the identifier only tells keys
 * apart.
 */
function keyIdentifier(publicKeyInfo: Buffer) {
  const bits = readChildren(readDer(publicKeyInfo)).at(-1)?.content.subarray(1) ?? publicKeyInfo;
  return createHash('sha1').update(bits).digest();
}

/** Generates a positive serial number of at most 20 bytes, as RFC 5280 requires. */
function serialNumber() {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

const signatureAlgorithm = (key: KeyObject) =>
  createPublicKey(key).asymmetricKeyType === 'rsa'
    ? encodeSequence(encodeOid(OID.sha256WithRsa), encodeNull())
    : encodeSequence(encodeOid(OID.ecdsaWithSha256));
