import { openPdf } from '../pdf/pdf-file.ts';
import type { CertificateParts } from '../seal/certificate.ts';
import type { SealIdentity } from '../seal/seal-key.ts';
import { compareRevisions, showsSomethingElse } from './compare-revisions.ts';
import { findBaseEnd, findSeals, readSealClaims, type SealClaims, type SealLocation } from './find-seals.ts';
import { PrefixHashes } from './prefix-hashes.ts';
import { readForeignSignatures, type LocatedSignature } from './foreign-signatures.ts';
import { findKeyTrace, mentionsOurKey, verifySeal, type SealVerdict } from './verify-seal.ts';
import { reportChain, type VerifyChain } from './read-chain.ts';
import { formatSeoulTimestamp } from './seoul-time.ts';
import type { LaterChange, ChainReport, Fault, ForeignSignature, Verdict, Verification } from './verification.ts';
import { describeVerdict } from './words.ts';

export type VerifyOptions = {
  /** All our certificates, including retired ones. Certificates inside the file prove nothing. */
  known: readonly SealIdentity[];
  /** The timestamp authorities' certificates. With null, `isTrusted` is null for correctly signed timestamps. */
  authorities?: readonly CertificateParts[] | null;
  verifyChain: VerifyChain;
  /** What the caller knows about the original. */
  expected?: { sha256?: string; chainLength?: number; chainHeadHash?: string } | null;
};

const HEADER = Buffer.from('%PDF-');
const HEADER_WITHIN = 1024;
const ZIP = Buffer.from('504b0304', 'hex');
const MAX_JUDGED = 16;

type Facts = Omit<Verification, 'words' | 'sha256' | 'matchesKnown'>;

/** Verifies a file. Returns a verdict for any input. */
export function verify(given: Uint8Array, options: VerifyOptions): Verification {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  // Verifying a seal reads much of the file, so only the last few are verified. Real files have no more.
  const places = findSeals(bytes)
    .filter((place) => mentionsOurKey(bytes, place, options.known))
    .slice(-MAX_JUDGED);
  const hashes = new PrefixHashes(bytes, listEnds(bytes, places));
  const sha256 = hashes.upTo(bytes.length).digest('hex');
  const expected = options.expected?.sha256;
  const matchesKnown = expected === undefined ? null : expected.toLowerCase() === sha256;
  const judged = judge(bytes, places, { ...options, hashes });
  const facts = { ...compareWithKnown(judged, matchesKnown), sha256, matchesKnown };
  return { ...facts, words: describeVerdict(facts) };
}

/** Lists the ends of all ranges that are hashed from the start of the file. */
const listEnds = (bytes: Buffer, places: readonly SealLocation[]) =>
  places.flatMap((place) => {
    const base = findBaseEnd(bytes, place);
    return base === null ? [place.gapStart] : [base - 1, base, place.gapStart];
  });

function compareWithKnown(facts: Facts, matchesKnown: boolean | null): Facts {
  if (matchesKnown !== false || facts.verdict === 'NOT_PDF') return facts;
  const isOtherwiseWhole = facts.verdict === 'WHOLE' || facts.verdict === 'CHAIN_BROKEN';
  return {
    ...facts,
    verdict: isOtherwiseWhole ? 'CHANGED' : facts.verdict,
    whole: false,
    faults: [...facts.faults, 'OTHER_FILE'],
  };
}

type Context = VerifyOptions & { hashes: PrefixHashes };

function judge(bytes: Buffer, places: readonly SealLocation[], context: Context): Facts {
  const { known, authorities = null, hashes } = context;
  // A ZIP may contain a sealed PDF unpacked, which isn't where its offsets say, but nobody changed it.
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return { ...NOTHING, verdict: 'NOT_PDF' };
  const judged = places.flatMap((place) => verifySeal(bytes, place, known, authorities, hashes) ?? []);
  const outermost = judged
    .filter(({ faults }) => faults.length === 0)
    .toSorted((a, b) => a.place.end - b.place.end)
    .at(-1);
  // A valid seal vouches for itself and everything before it, so a broken seal in there doesn't matter.
  const isCovered = ({ place }: SealVerdict) => outermost !== undefined && place.start < outermost.place.end;
  const broken = judged.findLast((seal) => !isCovered(seal));
  const signatures = readForeignSignatures(bytes, new Set(judged.map(({ place }) => place.gapStart)), known);
  const others = signatures.filter(({ maker }) => maker === null);

  if (outermost && !broken) return factsOf(bytes, outermost, others, context);
  if (broken) return factsOfBroken(bytes, broken, others, context);
  const trace = findKeyTrace(bytes, known) ?? signatures.find(({ maker }) => maker !== null)?.maker;
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

function factsOf(bytes: Buffer, seal: SealVerdict, others: readonly LocatedSignature[], context: Context): Facts {
  const { end } = seal.place;
  const isLast = end === bytes.length;
  const addedAfter: LaterChange[] = isLast
    ? []
    : compareRevisions(
        bytes,
        end,
        others.filter((other) => other.end > end),
      );
  const facts = sealFacts(bytes, seal, others, context);
  const isChainBroken = facts.chain?.status === 'BROKEN';
  const added: Verdict = showsSomethingElse(addedAfter) ? 'CHANGED' : 'ADDED_AFTER';
  const verdict: Verdict = isLast ? (isChainBroken ? 'CHAIN_BROKEN' : 'WHOLE') : added;
  return { ...facts, verdict, whole: isLast, faults: isChainBroken ? ['CHAIN'] : [], addedAfter };
}

function factsOfBroken(bytes: Buffer, seal: SealVerdict, others: readonly LocatedSignature[], context: Context): Facts {
  const facts = sealFacts(bytes, seal, others, context);
  const chainFaults: Fault[] = facts.chain?.status === 'BROKEN' && !seal.faults.includes('CUT_OFF') ? ['CHAIN'] : [];
  const verdict = seal.faults.includes('CUT_OFF') ? 'TRUNCATED' : 'CHANGED';
  return { ...facts, verdict, faults: [...seal.faults, ...chainFaults] };
}

function sealFacts(bytes: Buffer, seal: SealVerdict, others: readonly LocatedSignature[], context: Context): Facts {
  const { place, identity, timestamp } = seal;
  const statement = readSealClaims(bytes, place);
  return {
    ...NOTHING,
    ours: true,
    kind: statement.kind,
    keyId: identity.keyId,
    sealedAt: statement.at && formatSeoulTimestamp(statement.at),
    timestamp: timestamp && {
      at: formatSeoulTimestamp(timestamp.at),
      authority: timestamp.authority,
      isTrusted: timestamp.isTrusted,
    },
    chain: chainOf(bytes, seal, statement, context),
    signatures: told(others),
  };
}

function chainOf(
  bytes: Buffer,
  { place, faults }: SealVerdict,
  statement: SealClaims,
  context: Context,
): ChainReport | null {
  const { expected, hashes, verifyChain } = context;
  const { chainLength, chainHeadHash } = expected ?? {};
  return reportChain(bytes, { place, isWhole: faults.length === 0, hashes }, statement, verifyChain, {
    ...(chainLength !== undefined && { length: chainLength }),
    ...(chainHeadHash !== undefined && { headHash: chainHeadHash }),
  });
}

const told = (others: readonly LocatedSignature[]): ForeignSignature[] =>
  others.map(({ by, at, state }) => ({ by, at, state }));

function unsealed(bytes: Buffer, others: readonly LocatedSignature[]): Partial<Facts> {
  if (bytes.subarray(0, HEADER_WITHIN).indexOf(HEADER) === -1) return { verdict: 'NOT_PDF' };
  if (others.length > 0) return { verdict: 'NOT_OURS', signatures: told(others) };
  if (isCutOff(bytes)) return { verdict: 'TRUNCATED', faults: ['CUT_OFF'] };
  return { verdict: canOpen(bytes) ? 'NOT_SEALED' : 'DAMAGED' };
}

/** Returns whether the end of the file, or of an update, is missing. */
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
