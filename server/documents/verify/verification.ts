import type { SealKind } from '../seal/seal-dictionary.ts';
import type { Contradiction } from './contradictions.ts';

export type Verdict =
  /** Sealed by us and unchanged to the last byte. */
  | 'WHOLE'
  /** Sealed by us, but the sealed content was changed. */
  | 'CHANGED'
  /** The end of the file is missing. */
  | 'TRUNCATED'
  /** The sealed content is unchanged, but something was added after it. */
  | 'ADDED_AFTER'
  /** The seal is valid, but the chain in it is not. */
  | 'CHAIN_BROKEN'
  /** Signed, but not sealed by us. */
  | 'NOT_OURS'
  | 'NOT_SEALED'
  /** An unreadable PDF. */
  | 'DAMAGED'
  | 'NOT_PDF';

export type Fault =
  /** The sealed bytes have a different hash. */
  | 'CONTENT'
  /** The signature itself, its padding or its position in the file is wrong. */
  | 'SEAL'
  /** The timestamp was changed or removed. */
  | 'TIMESTAMP'
  | 'CUT_OFF'
  /** The number belongs to another file. */
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
    /** Which layers are visible. */
    | 'LAYERS'
    /** What happens when the file is opened. */
    | 'ACTION'
    | 'DOCUMENT'
    /** Bytes after the seal that are not a readable PDF. */
    | 'BYTES';
  /**
   * The page's number in the current file or, if it was removed, in the sealed file. Null for anything not on a page.
   */
  page: number | null;
  words: string;
};

/** The state of a signature that is not ours. The owner of its certificate was not verified. */
export const SIGNATURE_STATES = [
  /** The signed content is unchanged, and nothing was added. */
  'INTACT',
  /** The signed content is unchanged. Later additions were not checked. */
  'MORE_AFTER',
  /** The signed content was changed, or the signature covers something other than the rest of the file. */
  'BROKEN',
  /** The signature's format is not supported. */
  'UNKNOWN',
] as const;

export type ForeignSignature = {
  by: string;
  /** The time that the signature claims, in ISO 8601 with +09:00. */
  at: string | null;
  state: (typeof SIGNATURE_STATES)[number];
};

export type ChainReport = {
  status: 'INTACT' | 'BROKEN';
  fault: 'EVENT_CHANGED' | 'EVENT_MISSING' | 'ORDER' | 'FOREIGN' | 'MALFORMED' | 'NOT_AS_SEALED' | Contradiction | null;
  /** The index of the event, starting at 0. Null if the fault concerns the whole chain. */
  index: number | null;
  contractId: string | null;
  documentNo: string | null;
  title: string | null;
  /** Null in older chains. */
  organizationName: string | null;
  pageCount: number | null;
  /** The sealed document, according to its certificate's chain. */
  sealed: { sha256: string; time: string } | null;
  events: number;
  headHash: string | null;
  /** Who finished and when, according to the events. */
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
  /** Signatures by others. */
  signatures: ForeignSignature[];
  sha256: string;
  /** Null if the caller has nothing to compare with. */
  matchesKnown: boolean | null;
  /** The verdict in words, one sentence per line. */
  words: string;
};
