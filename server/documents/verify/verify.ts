import { createHash } from 'node:crypto';
import { openPdf } from '../pdf/pdf-file.ts';
import type { CertificateParts } from '../seal/certificate.ts';
import type { SealIdentity } from '../seal/seal-key.ts';
import { compareRevisions } from './compare-revisions.ts';
import { findSeals, readSealClaims, type SealClaims } from './find-seals.ts';
import { readOtherSignatures, type OtherSignature } from './foreign-signatures.ts';
import { findKeyTrace, mentionsOurKey, verifySeal, type SealVerdict } from './verify-seal.ts';
import { reportChain, type VerifyChain } from './read-chain.ts';
import { formatSeoul } from './seoul-time.ts';
import type { Addition, ChainReport, Fault, ForeignSignature, Verdict, Verification } from './verification.ts';
import { describeVerdict } from './words.ts';

export type VerifyOptions = {
  /** All our certificates, including retired ones. Certificates in the file itself prove nothing. */
  known: readonly SealIdentity[];
  /** The certificates of timestamp authorities. With null, correctly signed timestamps get a null `isTrusted`. */
  authorities?: readonly CertificateParts[] | null;
  verifyChain: VerifyChain;
  /** The facts that the caller knows about the original file. */
  expected?: { sha256?: string; chainLength?: number; chainHeadHash?: string } | null;
};

const HEADER = Buffer.from('%PDF-');
const HEADER_WITHIN = 1024;
const MAX_JUDGED = 16;

type Facts = Omit<Verification, 'words' | 'sha256' | 'matchesKnown'>;

/** Verifies a file, and returns a verdict for any input. */
export function verify(given: Uint8Array, options: VerifyOptions): Verification {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const expected = options.expected?.sha256;
  const matchesKnown = expected === undefined ? null : expected.toLowerCase() === sha256;
  const facts = { ...holdAgainstKnown(judge(bytes, options), matchesKnown), sha256, matchesKnown };
  return { ...facts, words: describeVerdict(facts) };
}

function holdAgainstKnown(facts: Facts, matchesKnown: boolean | null): Facts {
  if (matchesKnown !== false || facts.verdict === 'NOT_PDF') return facts;
  const isOtherwiseWhole = facts.verdict === 'WHOLE' || facts.verdict === 'CHAIN_BROKEN';
  return {
    ...facts,
    verdict: isOtherwiseWhole ? 'CHANGED' : facts.verdict,
    whole: false,
    faults: [...facts.faults, 'OTHER_FILE'],
  };
}

function judge(bytes: Buffer, options: VerifyOptions): Facts {
  const places = findSeals(bytes);
  // Verifying a seal reads the whole file, so only the last few are verified. Real files have no more than those.
  const judged = places
    .filter((place) => mentionsOurKey(bytes, place, options.known))
    .slice(-MAX_JUDGED)
    .flatMap((place) => verifySeal(bytes, place, options.known, options.authorities ?? null) ?? []);
  const outermost = judged
    .filter(({ faults }) => faults.length === 0)
    .toSorted((a, b) => a.place.end - b.place.end)
    .at(-1);
  // Everything inside a valid seal's range existed when it was made, so a broken seal in there doesn't invalidate it.
  const isCovered = ({ place }: SealVerdict) => outermost !== undefined && place.start < outermost.place.end;
  const broken = judged.findLast((seal) => seal.faults.length > 0 && !isCovered(seal));
  const signatures = readOtherSignatures(bytes, new Set(judged.map(({ place }) => place.gapStart)), options.known);
  const others = signatures.filter(({ maker }) => maker === null);

  if (outermost && !broken) return factsOf(bytes, outermost, others, options);
  if (broken) return factsOfBroken(bytes, broken, others, options);
  const trace = findKeyTrace(bytes, options.known) ?? signatures.find(({ maker }) => maker !== null)?.maker;
  if (trace) {
    return {
      ...NOTHING,
      verdict: 'CHANGED',
      ours: true,
      faults: ['SEAL'],
      keyId: trace.keyId,
      signatures: told(others),
    };
  }
  return { ...NOTHING, ...unsealed(bytes, others) };
}

const NOTHING: Facts = {
  verdict: 'NOT_SEALED',
  ours: false,
  whole: false,
  kind: null,
  faults: [],
  addedAfter: [],
  keyId: null,
  sealedAt: null,
  timestamp: null,
  chain: null,
  signatures: [],
};

function factsOf(bytes: Buffer, seal: SealVerdict, others: readonly OtherSignature[], options: VerifyOptions): Facts {
  const { end } = seal.place;
  const isLast = end === bytes.length;
  const addedAfter: Addition[] = isLast
    ? []
    : compareRevisions(
        bytes,
        end,
        others.filter((other) => other.end > end),
      );
  const facts = sealFacts(bytes, seal, others, options);
  const isChainBroken = facts.chain?.status === 'BROKEN';
  const verdict: Verdict = isLast ? (isChainBroken ? 'CHAIN_BROKEN' : 'WHOLE') : 'ADDED_AFTER';
  return { ...facts, verdict, whole: isLast, faults: isChainBroken ? ['CHAIN'] : [], addedAfter };
}

function factsOfBroken(
  bytes: Buffer,
  seal: SealVerdict,
  others: readonly OtherSignature[],
  options: VerifyOptions,
): Facts {
  const facts = sealFacts(bytes, seal, others, options);
  const chainFaults: Fault[] = facts.chain?.status === 'BROKEN' && !seal.faults.includes('CUT_OFF') ? ['CHAIN'] : [];
  const verdict = seal.faults.includes('CUT_OFF') ? 'TRUNCATED' : 'CHANGED';
  return { ...facts, verdict, faults: [...seal.faults, ...chainFaults] };
}

function sealFacts(bytes: Buffer, seal: SealVerdict, others: readonly OtherSignature[], options: VerifyOptions): Facts {
  const { place, identity, timestamp } = seal;
  const statement = readSealClaims(bytes, place);
  return {
    ...NOTHING,
    ours: true,
    kind: statement.kind,
    keyId: identity.keyId,
    sealedAt: statement.at && formatSeoul(statement.at),
    timestamp: timestamp && {
      at: formatSeoul(timestamp.at),
      authority: timestamp.authority,
      isTrusted: timestamp.isTrusted,
    },
    chain: chainOf(bytes, seal, statement, options),
    signatures: told(others),
  };
}

function chainOf(
  bytes: Buffer,
  { place, faults }: SealVerdict,
  statement: SealClaims,
  options: VerifyOptions,
): ChainReport | null {
  const { chainLength, chainHeadHash } = options.expected ?? {};
  return reportChain(bytes, { place, isWhole: faults.length === 0 }, statement, options.verifyChain, {
    ...(chainLength !== undefined && { length: chainLength }),
    ...(chainHeadHash !== undefined && { headHash: chainHeadHash }),
  });
}

const told = (others: readonly OtherSignature[]): ForeignSignature[] =>
  others.map(({ by, at, state }) => ({ by, at, state }));

function unsealed(bytes: Buffer, others: readonly OtherSignature[]): Partial<Facts> {
  if (bytes.subarray(0, HEADER_WITHIN).indexOf(HEADER) === -1) return { verdict: 'NOT_PDF' };
  if (others.length > 0) return { verdict: 'NOT_OURS', signatures: told(others) };
  if (isCutOff(bytes)) return { verdict: 'TRUNCATED', faults: ['CUT_OFF'] };
  return { verdict: canOpen(bytes) ? 'NOT_SEALED' : 'DAMAGED' };
}

/** Whether the end of the file, or of an update after it, is missing. */
function isCutOff(bytes: Buffer) {
  const end = bytes.lastIndexOf('%%EOF', undefined, 'latin1');
  return end === -1 || /\d \d+ obj\b/.test(bytes.toString('latin1', end, end + HEADER_WITHIN));
}

function canOpen(bytes: Buffer) {
  try {
    return openPdf(bytes).pageCount > 0;
  } catch {
    return false;
  }
}
