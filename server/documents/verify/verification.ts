import type { SealKind } from '../seal/seal-dictionary.ts';
import type { Contradiction } from './contradictions.ts';

export type Verdict =
  /** Ours, and not a byte is different. */
  | 'WHOLE'
  /** Our seal is in it, and what it covers is not what was sealed. */
  | 'CHANGED'
  /** The end of the file is missing. */
  | 'TRUNCATED'
  /** What was sealed is whole; something was put behind it. */
  | 'ADDED_AFTER'
  /** The seal holds, the record of events in it does not. */
  | 'CHAIN_BROKEN'
  /** Signed, but not by us. */
  | 'NOT_OURS'
  | 'NOT_SEALED'
  /** A PDF that can't be read. */
  | 'DAMAGED'
  | 'NOT_PDF';

export type Fault =
  /** The sealed bytes have another hash. */
  | 'CONTENT'
  /** The signature itself, its padding or its place in the file. */
  | 'SEAL'
  /** The timestamp was changed or taken out. */
  | 'TIMESTAMP'
  | 'CUT_OFF'
  /** Not the file that is known by this number. */
  | 'OTHER_FILE'
  | 'CHAIN';

export type Addition = {
  kind:
    | 'PAGE_ADDED'
    | 'PAGE_REMOVED'
    | 'PAGE_CHANGED'
    | 'PAGE_MOVED'
    | 'SIGNATURE'
    | 'ATTACHMENT'
    /** What viewers show and hide of the pages. */
    | 'LAYERS'
    /** What the file does by itself when it is opened. */
    | 'ACTION'
    | 'DOCUMENT'
    /** Bytes behind the seal that make no readable PDF. */
    | 'BYTES';
  /** As the file is now; of a removed page as it was sealed; null for what is on no page. */
  page: number | null;
  words: string;
};

/** What was looked at of a signature that is not ours. Whose its certificate is was not. */
export const SIGNATURE_STATES = [
  /** What it signs is as it was signed, and nothing stands behind it. */
  'INTACT',
  /** What it signs is as it was signed; what was put behind it is not judged. */
  'MORE_AFTER',
  /** What it signs is not what was signed, or it signs something else than the rest of its file. */
  'BROKEN',
  /** It is made in a way that is not read here. */
  'UNKNOWN',
] as const;

export type ForeignSignature = {
  by: string;
  /** As the signature claims, ISO with +09:00. */
  at: string | null;
  state: (typeof SIGNATURE_STATES)[number];
};

export type ChainReport = {
  status: 'INTACT' | 'BROKEN';
  fault: 'EVENT_CHANGED' | 'EVENT_MISSING' | 'ORDER' | 'FOREIGN' | 'MALFORMED' | 'NOT_AS_SEALED' | Contradiction | null;
  /** From 0; null where the whole is meant. */
  index: number | null;
  contractId: string | null;
  documentNo: string | null;
  title: string | null;
  /** Null in older chains. */
  organizationName: string | null;
  pageCount: number | null;
  /** The sealed document, as the chain of its certificate tells it. */
  sealed: { sha256: string; time: string } | null;
  events: number;
  headHash: string | null;
  /** Who finished what when, as the events say it. */
  signers: { name: string; did: 'SIGNED' | 'APPROVED'; at: string }[];
};

export type TimestampReport = {
  at: string;
  authority: string;
  /** null where no authority is configured. */
  isTrusted: boolean | null;
};

export type Verification = {
  verdict: Verdict;
  /** A seal of one of our keys is in it, whether or not it still holds. */
  ours: boolean;
  /** The seal covers every byte and holds. */
  whole: boolean;
  kind: SealKind | null;
  faults: Fault[];
  addedAfter: Addition[];
  keyId: string | null;
  /** ISO with +09:00. */
  sealedAt: string | null;
  timestamp: TimestampReport | null;
  chain: ChainReport | null;
  /** Signatures of others. */
  signatures: ForeignSignature[];
  sha256: string;
  /** null where the caller knows nothing to compare with. */
  matchesKnown: boolean | null;
  /** For a person, a sentence a line. */
  words: string;
};
