import { createHash } from 'node:crypto';
import type { CertificateParts } from '../seal/certificate.ts';
import { DerError, readFirst } from '../seal/der/read.ts';
import { OID } from '../seal/oids.ts';
import type { SealIdentity } from '../seal/seal-key.ts';
import { readMessageDigest, readSignedData, type SignedData } from '../seal/signed-data.ts';
import { checkToken, TokenError, type TimestampToken } from '../seal/timestamp-token.ts';
import type { SealLocation } from './find-seals.ts';
import type { PrefixHashes } from './prefix-hashes.ts';
import type { Fault } from './verification.ts';

export type SealVerdict = {
  place: SealLocation;
  identity: SealIdentity;
  /** Empty if the seal is valid. */
  faults: Fault[];
  timestamp: TimestampToken | null;
};

/**
 * Verifies a seal by rebuilding it from its signature, its token and the file's hash. Each seal has a single valid
 * encoding, so this also detects changes to bytes that no signature covers.
 */
export function verifySeal(
  bytes: Buffer,
  place: SealLocation,
  known: readonly SealIdentity[],
  authorities: readonly CertificateParts[] | null,
  hashes: PrefixHashes,
): SealVerdict | null {
  const gap = bytes.subarray(place.gapStart, place.gapEnd);
  const named = known.filter((identity) => isNamedIn(gap, identity));
  const [identity] = named;
  if (!identity) return null;
  const broken = (...faults: Fault[]): SealVerdict => ({ place, identity, faults, timestamp: null });
  if (place.end > bytes.length && !endsAsAFile(bytes)) return broken('CUT_OFF');

  const contents = readContents(gap);
  if (!contents) return broken('SEAL');
  const { raw, parts } = contents;
  const digest = hashRanges(bytes, place, hashes);
  const token = parts.unsigned.get(OID.signatureTimeStamp)?.raw ?? null;

  const makes = (candidate: SealIdentity, hash: Buffer) =>
    candidate.cms.assemble(hash, parts.signature, token).equals(raw) &&
    candidate.isSignatureOf(candidate.cms.toBeSigned(hash), parts.signature);
  const maker = named.find((candidate) => makes(candidate, digest));
  if (!maker) {
    const claimed = readMessageDigest(parts);
    const author = claimed?.length === digest.length && named.find((candidate) => makes(candidate, claimed));
    return author ? { ...broken('CONTENT'), identity: author } : broken('SEAL');
  }
  const holding: SealVerdict = { place, identity: maker, faults: [], timestamp: null };
  const room = gap.length / 2 - 1;
  if (token === null) return room === maker.cms.space(0) ? holding : { ...holding, faults: ['TIMESTAMP'] };
  try {
    return { ...holding, timestamp: checkToken(token, parts.signature, authorities) };
  } catch (error) {
    if (error instanceof TokenError) return { ...holding, faults: ['TIMESTAMP'] };
    throw error;
  }
}

/**
 * Returns whether the file ends properly. If it does but is shorter than the seal says, bytes are missing further up.
 */
const endsAsAFile = (bytes: Buffer) => bytes.subarray(-END.length).equals(END);
const END = Buffer.from('%%EOF\n');

/** Returns whether the seal names our key. It does so in three ways, so changing one byte can't hide it. */
function isNamedIn(gap: Buffer, { certificate }: SealIdentity): boolean {
  const hash = createHash('sha256').update(certificate.der).digest();
  const issuerAndSerial = Buffer.concat([certificate.issuer, certificate.serial]);
  return [certificate.der, hash, issuerAndSerial].some((mark) => gap.includes(mark.toString('hex'), 0, 'latin1'));
}

/** Returns whether a seal names one of our keys. Verifying it means reading the whole file, and this doesn't. */
export const mentionsOurKey = (
  bytes: Buffer,
  { gapStart, gapEnd }: SealLocation,
  known: readonly SealIdentity[],
): boolean => known.some((identity) => isNamedIn(bytes.subarray(gapStart, gapEnd), identity));

/** Searches the whole file for traces of a key, because an altered seal may not be found where it should be. */
export const findKeyTrace = (bytes: Buffer, known: readonly SealIdentity[]): SealIdentity | null =>
  known.find((identity) => isNamedIn(bytes, identity)) ?? null;

/** Parses /Contents. Returns null unless it is a single DER element in lower-case hexadecimal, padded with zeros. */
function readContents(gap: Buffer): { raw: Buffer; parts: SignedData } | null {
  const hex = /^<((?:[\da-f]{2})+)>$/.exec(gap.toString('latin1'))?.[1];
  if (hex === undefined) return null;
  const contents = Buffer.from(hex, 'hex');
  try {
    const node = readFirst(contents);
    if (contents.subarray(node.raw.length).some((byte) => byte !== 0)) return null;
    return { raw: node.raw, parts: readSignedData(node) };
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

const hashRanges = (bytes: Buffer, { gapStart, gapEnd, end }: SealLocation, hashes: PrefixHashes): Buffer =>
  hashes.upTo(gapStart).update(bytes.subarray(gapEnd, end)).digest();
