import type { SealKind } from '../seal/seal-dictionary.ts';
import type { Contradiction } from './contradictions.ts';

export type Verdict =
  /** Sealed by us and unchanged to the byte. */
  | 'WHOLE'
  /** The file has our seal, but the sealed content was changed. */
  | 'CHANGED'
  /** The end of the file is missing. */
  | 'TRUNCATED'
  /** The sealed content is unchanged, and something was added after it. */
  | 'ADDED_AFTER'
  /** The seal is valid, but the record of events in it is not. */
  | 'CHAIN_BROKEN'
  /** Signed, but not sealed by us. */
  | 'NOT_OURS'
  | 'NOT_SEALED'
  /** A PDF that cannot be read. */
  | 'DAMAGED'
  | 'NOT_PDF';

export type Fault =
  /** The sealed bytes have a different hash. */
  | 'CONTENT'
  /** The signature itself, its padding or its position in the file. */
  | 'SEAL'
  /** The timestamp was changed or removed. */
  | 'TIMESTAMP'
  | 'CUT_OFF'
  /** The number belongs to a different file. */
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
    /** Which layers viewers show. */
    | 'LAYERS'
    /** What the file does when it is opened. */
    | 'ACTION'
    | 'DOCUMENT'
    /** Bytes after the seal that are not a readable PDF. */
    | 'BYTES';
  /**
   * The current page number, or for a removed page the one in the sealed file; null for anything that is not on a page.
   */
  page: number | null;
  words: string;
};

/** What was found about a signature that is not ours. Whose certificate it is was not verified. */
export const SIGNATURE_STATES = [
  /** The signed content is unchanged, and nothing was added after it. */
  'INTACT',
  /** The signed content is unchanged; what was added after it was not checked. */
  'MORE_AFTER',
  /** The signed content was changed, or the signature is over something other than the rest of the file. */
  'BROKEN',
  /** The signature has a form that cannot be read here. */
  'UNKNOWN',
] as const;

export type ForeignSignature = {
  by: string;
  /** The time claimed by the signature, in ISO 8601 with +09:00. */
  at: string | null;
  state: (typeof SIGNATURE_STATES)[number];
};

export type ChainReport = {
  status: 'INTACT' | 'BROKEN';
  fault: 'EVENT_CHANGED' | 'EVENT_MISSING' | 'ORDER' | 'FOREIGN' | 'MALFORMED' | 'NOT_AS_SEALED' | Contradiction | null;
  /** The index of the event, starting at 0; null if the fault is about the whole chain. */
  index: number | null;
  contractId: string | null;
  documentNo: string | null;
  title: string | null;
  /** Null in older chains. */
  organizationName: string | null;
  pageCount: number | null;
  /** The sealed document according to the chain of its certificate. */
  sealed: { sha256: string; time: string } | null;
  events: number;
  headHash: string | null;
  /** Who finished what and when, according to the events. */
  signers: { name: string; did: 'SIGNED' | 'APPROVED'; at: string }[];
};

export type TimestampReport = {
  at: string;
  authority: string;
  /** Null if no authority is configured. */
  isTrusted: boolean | null;
};

export type Verification = {
  verdict: Verdict;
  /** Whether the file has a seal by one of our keys, valid or not. */
  ours: boolean;
  /** Whether the seal is valid and covers every byte. */
  whole: boolean;
  kind: SealKind | null;
  faults: Fault[];
  addedAfter: Addition[];
  keyId: string | null;
  /** In ISO 8601 with +09:00. */
  sealedAt: string | null;
  timestamp: TimestampReport | null;
  chain: ChainReport | null;
  /** Signatures that were not made by us. */
  signatures: ForeignSignature[];
  sha256: string;
  /** Null if the caller has nothing to compare with. */
  matchesKnown: boolean | null;
  /** The verdict for people, one sentence to a line. */
  words: string;
};
