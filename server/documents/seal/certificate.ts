import { createHash, X509Certificate } from 'node:crypto';
import { readChildren, decodeOid, readOnlyChild, readDer, createWalker, type DerNode } from './der/read.ts';
import { OID } from './oids.ts';

export type CertificateParts = {
  der: Buffer;
  x509: X509Certificate;
  /** CMS identifies a certificate by issuer and serial number, both in DER. */
  issuer: Buffer;
  subject: Buffer;
  serial: Buffer;
  publicKeyInfo: Buffer;
  /** Null if the certificate has no subject key identifier. */
  keyIdentifier: Buffer | null;
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

/** Computes a key's id, which stays the same whatever certificate it has. */
export const computeKeyId = (publicKeyInfo: Uint8Array) =>
  createHash('sha256').update(publicKeyInfo).digest('hex').slice(0, 16);

export const isIssuedBy = (certificate: CertificateParts, issuer: CertificateParts) =>
  certificate.issuer.equals(issuer.subject) && certificate.x509.verify(issuer.x509.publicKey);

/** Returns the permitted key usages. Null permits all. */
export function readKeyUsage({ der }: CertificateParts) {
  const bits = readExtension(der, OID.keyUsage)?.content[1];
  if (bits === undefined) return null;
  return { digitalSignature: (bits & 0x80) !== 0, contentCommitment: (bits & 0x40) !== 0 };
}

/** Returns the extended key usages. Null if the certificate lists none. */
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
