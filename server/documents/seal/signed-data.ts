import { constants, createHash, verify, type KeyObject } from 'node:crypto';
import { isIssuedBy, readCertificate, type CertificateParts } from './certificate.ts';
import { readChildren, DerError, decodeOid, readOnlyChild, readDer, createWalker, type DerNode } from './der/read.ts';
import { OID } from './oids.ts';

/** A parsed CMS SignedData with one signer. Parsing doesn't verify it. */
export type SignedData = {
  contentType: string;
  /** Null if the content is detached, as in a seal. */
  content: Buffer | null;
  certificates: readonly CertificateParts[];
  signer: CertificateParts;
  digestAlgorithm: HashName;
  /** Attribute values by object identifier. */
  attributes: ReadonlyMap<string, DerNode>;
  unsigned: ReadonlyMap<string, DerNode>;
  signature: Buffer;
  isSignatureValid: () => boolean;
};

export type HashName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

const HASH_NAMES: Record<string, HashName> = {
  [OID.sha1]: 'sha1',
  [OID.sha256]: 'sha256',
  [OID.sha384]: 'sha384',
  [OID.sha512]: 'sha512',
};

const ISSUER_AND_SERIAL = 0x30;
const KEY_IDENTIFIER = 0x80;

/** Parses a SignedData. Throws DerError if it isn't strict DER with exactly one signer. */
export function readSignedData(contentInfo: DerNode): SignedData {
  const info = createWalker(contentInfo, 0x30);
  if (decodeOid(info.take()) !== OID.signedData) throw new DerError('no signed data');
  const data = createWalker(readOnlyChild(info.take(0xa0), 0x30));
  data.take(0x02);
  data.take(0x31);
  const encapsulated = createWalker(data.take(0x30));
  const contentType = decodeOid(encapsulated.take());
  const wrapped = encapsulated.takeIf(0xa0);
  const content = wrapped && readOnlyChild(wrapped, 0x04).content;
  const certificates = readCertificates(data.takeIf(0xa0));
  data.takeIf(0xa1);
  const signerInfo = createWalker(readOnlyChild(data.take(0x31), 0x30));
  signerInfo.take(0x02);
  const signer = findSigner(signerInfo.take(), certificates);
  const digestAlgorithm = toHashName(decodeOid(createWalker(signerInfo.take(0x30)).take()));
  const signedNode = signerInfo.take(0xa0);
  const algorithm = decodeOid(createWalker(signerInfo.take(0x30)).take());
  const signature = signerInfo.take(0x04).content;
  const unsignedNode = signerInfo.takeIf(0xa1);
  // The signature covers the attributes as a set, so the tag has to be that of a set.
  const toBeSigned = Buffer.from(signedNode.raw);
  toBeSigned[0] = 0x31;
  return {
    contentType,
    content,
    certificates,
    signer,
    digestAlgorithm,
    attributes: readAttributes(signedNode),
    unsigned: unsignedNode ? readAttributes(unsignedNode) : new Map(),
    signature,
    isSignatureValid: () => verifySignature(algorithm, digestAlgorithm, toBeSigned, signer.x509.publicKey, signature),
  };
}

function readCertificates(node: DerNode | null): CertificateParts[] {
  // Other formats, such as attribute certificates, have other tags.
  const found = node ? readChildren(node).filter(({ tag }) => tag === 0x30) : [];
  return found.map(({ raw }) => {
    try {
      return readCertificate(raw);
    } catch (error) {
      throw error instanceof DerError ? error : new DerError('a certificate that nobody can read', { cause: error });
    }
  });
}

function findSigner(id: DerNode, certificates: readonly CertificateParts[]): CertificateParts {
  const signer = certificates.find((certificate) => {
    if (id.tag !== ISSUER_AND_SERIAL) return id.tag === KEY_IDENTIFIER && certificate.keyIdentifier?.equals(id.content);
    const [issuer, serial] = readChildren(id);
    return issuer && serial && certificate.issuer.equals(issuer.raw) && certificate.serial.equals(serial.raw);
  });
  if (!signer) throw new DerError("the signer's certificate is not there");
  return signer;
}

function readAttributes(node: DerNode): Map<string, DerNode> {
  const found = new Map<string, DerNode>();
  for (const attribute of readChildren(node)) {
    const parts = createWalker(attribute, 0x30);
    const type = decodeOid(parts.take());
    if (found.has(type)) throw new DerError('an attribute stands there twice');
    const [value] = readChildren(parts.take(0x31));
    parts.end();
    if (value) found.set(type, value);
  }
  return found;
}

export function toHashName(oid: string): HashName {
  const name = HASH_NAMES[oid];
  if (!name) throw new DerError(`a hash that is not known: ${oid}`);
  return name;
}

function verifySignature(algorithm: string, digest: HashName, data: Buffer, key: KeyObject, signature: Buffer) {
  const isRsa = key.asymmetricKeyType === 'rsa';
  switch (algorithm) {
    case OID.rsaEncryption:
      return isRsa && verify(digest, data, key, signature);
    case OID.rsaPss:
      return (
        isRsa &&
        verify(
          digest,
          data,
          { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO },
          signature,
        )
      );
    default: {
      const [kind, hash] = FULL_ALGORITHMS[algorithm] ?? [];
      return kind === key.asymmetricKeyType && hash !== undefined && verify(hash, data, key, signature);
    }
  }
}

const FULL_ALGORITHMS: Record<string, [kind: 'rsa' | 'ec', hash: HashName]> = {
  [OID.sha256WithRsa]: ['rsa', 'sha256'],
  [OID.sha384WithRsa]: ['rsa', 'sha384'],
  [OID.sha512WithRsa]: ['rsa', 'sha512'],
  [OID.ecdsaWithSha256]: ['ec', 'sha256'],
  [OID.ecdsaWithSha384]: ['ec', 'sha384'],
  [OID.ecdsaWithSha512]: ['ec', 'sha512'],
};

/** Returns the messageDigest attribute, which binds the signature to the content. */
export function readMessageDigest({ attributes }: SignedData): Buffer | null {
  const node = attributes.get(OID.messageDigest);
  return node?.tag === 0x04 ? node.content : null;
}

/**
 * Returns whether the signed attributes name exactly this certificate. Otherwise, it could be swapped for another one
 * with the same key.
 */
export function identifiesSigner({ attributes, signer }: SignedData): boolean {
  const second = attributes.get(OID.signingCertificateV2);
  const first = attributes.get(OID.signingCertificate);
  const list = second ?? first;
  const [certificates] = list ? readChildren(list) : [];
  const [certId] = certificates ? readChildren(certificates) : [];
  if (!certId) return false;
  const [head, next] = readChildren(certId);
  const named =
    head?.tag === 0x30
      ? { hash: toHashName(decodeOid(createWalker(head).take())), value: next }
      : { hash: null, value: head };
  const hash = named.hash ?? (second ? 'sha256' : 'sha1');
  return named.value?.tag === 0x04 && createHash(hash).update(signer.der).digest().equals(named.value.content);
}

export function chainsUpTo(
  trusted: readonly CertificateParts[],
  certificate: CertificateParts,
  others: readonly CertificateParts[],
): boolean {
  const seen = new Set<CertificateParts>();
  for (let below: CertificateParts | undefined = certificate; below && !seen.has(below);) {
    const here: CertificateParts = below;
    seen.add(here);
    if (trusted.some((anchor) => anchor.der.equals(here.der) || isIssuedBy(here, anchor))) return true;
    below = others.find((candidate) => isIssuedBy(here, candidate));
  }
  return false;
}

export const readContentInfo = (bytes: Uint8Array) => readSignedData(readDer(bytes));
