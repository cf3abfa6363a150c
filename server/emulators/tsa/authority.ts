import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectKeyIdentifier,
  id_kp_timeStamping,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

/** Uses a library for DER. The adapter has its own parser, so the two can't share a mistake. */
export const ECDSA_SHA256 = '1.2.840.10045.4.3.2';

const DAY_MS = 86_400_000;

export type IssuedKey = { privateKey: KeyObject; certificate: Certificate; der: Buffer };

export type Authority = {
  ca: IssuedKey;
  stamper: IssuedKey;
  /** Issued by the same authority, but not for timestamps. */
  impostor: IssuedKey;
};

export function createAuthority(now: Date): Authority {
  const ca = issue('도장 에뮬레이터 인증기관', null, now, [
    extension(id_ce_basicConstraints, true, new BasicConstraints({ cA: true })),
    extension(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign)),
  ]);
  const signing = extension(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.digitalSignature));
  const timeStamping = extension(id_ce_extKeyUsage, true, new ExtendedKeyUsage([id_kp_timeStamping]));
  return {
    ca,
    stamper: issue('도장 에뮬레이터 시점확인', ca, now, [signing, timeStamping]),
    impostor: issue('도장 에뮬레이터', ca, now, [signing]),
  };
}

function issue(commonName: string, issuer: IssuedKey | null, now: Date, extensions: readonly Extension[]): IssuedKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = nameOf(commonName);
  const content = new TBSCertificate({
    version: Version.v3,
    serialNumber: toArrayBuffer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    signature: new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 }),
    issuer: issuer?.certificate.tbsCertificate.subject ?? name,
    validity: new Validity({
      notBefore: new Date(now.getTime() - DAY_MS),
      notAfter: new Date(now.getTime() + 3650 * DAY_MS),
    }),
    subject: name,
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    extensions: new Extensions([
      ...extensions,
      extension(id_ce_subjectKeyIdentifier, false, new OctetString(createHash('sha1').update(spki).digest())),
    ]),
  });
  const certificate = new Certificate({
    tbsCertificate: content,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 }),
    signatureValue: toArrayBuffer(
      sign('sha256', Buffer.from(AsnConvert.serialize(content)), issuer?.privateKey ?? privateKey),
    ),
  });
  return { privateKey, certificate, der: Buffer.from(AsnConvert.serialize(certificate)) };
}

const extension = (extnID: string, critical: boolean, value: object) =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });

const nameOf = (commonName: string) =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new AttributeValue({ utf8String: commonName }) }),
    ]),
  ]);

export const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
