import { createHash, X509Certificate } from 'node:crypto';
import { readChildren, decodeOid, readOnlyChild, readDer, createWalker, type DerNode } from './der/read.ts';
import { OID } from './oids.ts';

export type CertificateParts = {
  der: Buffer;
  x509: X509Certificate;
  /** CMS identifies a certificate by its issuer and serial number, both in DER. */
  issuer: Buffer;
  subject: Buffer;
  serial: Buffer;
  publicKeyInfo: Buffer;
  /** The subject key identifier, if the certificate has one. */
  keyIdentifier: Buffer | null;
  /** The display name. */
  subjectName: string;
  notBefore: Date;
  notAfter: Date;
};

export function readCertificate(der: Uint8Array): CertificateParts {
  const x509 = new X509Certificate(der);
  const whole = readDer(der);
  const [tbsNode] = readChildren(whole);
  if (!tbsNode) throw new TypeError('a certificate without content');
  const tbs = createWalker(tbsNode, 0x30);
  tbs.takeIf(0xa0);
  const serial = tbs.take(0x02).raw;
  tbs.take(0x30);
  const issuer = tbs.take(0x30).raw;
  tbs.take(0x30);
  const subject = tbs.take(0x30).raw;
  const publicKeyInfo = tbs.take(0x30).raw;
  return {
    der: whole.raw,
    x509,
    issuer,
    subject,
    serial,
    publicKeyInfo,
    keyIdentifier: readExtension(whole.raw, OID.subjectKeyIdentifier)?.content ?? null,
    subjectName: commonName(x509.subject),
    notBefore: x509.validFromDate,
    notAfter: x509.validToDate,
  };
}

const commonName = (subject: string) => /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');

/** Computes the key's id, which is independent of the certificates issued for it. */
export const computeKeyId = (publicKeyInfo: Uint8Array) =>
  createHash('sha256').update(publicKeyInfo).digest('hex').slice(0, 16);

/** Returns whether the certificate was signed with the issuer's key. */
export const isIssuedBy = (certificate: CertificateParts, issuer: CertificateParts) =>
  certificate.issuer.equals(issuer.subject) && certificate.x509.verify(issuer.x509.publicKey);

/** Returns the certificate's key usage bits, or null if it doesn't restrict its usage. */
export function readKeyUsage({ der }: CertificateParts) {
  const bits = readExtension(der, OID.keyUsage)?.content[1];
  if (bits === undefined) return null;
  return { digitalSignature: (bits & 0x80) !== 0, contentCommitment: (bits & 0x40) !== 0 };
}

/** Returns the certificate's extended key usages, or null if it lists none. */
export function readPurposes({ der }: CertificateParts): string[] | null {
  const purposes = readExtension(der, OID.extendedKeyUsage);
  return purposes && readChildren(purposes).map(decodeOid);
}

function readExtension(der: Buffer, type: string): DerNode | null {
  const [tbs] = readChildren(readDer(der));
  const list = tbs && readChildren(tbs).find(({ tag }) => tag === 0xa3);
  for (const extension of list ? readChildren(readOnlyChild(list)) : []) {
    const [id, ...rest] = readChildren(extension);
    const value = rest.at(-1);
    if (id && value && decodeOid(id) === type) return readDer(value.content);
  }
  return null;
}
