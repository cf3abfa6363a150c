import type { SealKind } from '../seal/seal-dictionary.ts';
import type { Contradiction } from './contradictions.ts';

export type Verdict =
  /** We sealed the file, and not one byte has changed. */
  | 'WHOLE'
  /** We sealed the file, but the sealed content was changed, or pages were changed, added or removed after it. */
  | 'CHANGED'
  | 'TRUNCATED'
  /** The sealed content and the pages are unchanged, but there are additions after the seal. */
  | 'ADDED_AFTER'
  /** The seal is valid, but its chain isn't. */
  | 'CHAIN_BROKEN'
  | 'NOT_OURS'
  | 'NOT_SEALED'
  /** A PDF that can't be read. */
  | 'DAMAGED'
  | 'NOT_PDF';

export type Fault =
  /** The sealed bytes don't match the hash. */
  | 'CONTENT'
  /** The signature, its padding or its position in the file is wrong. */
  | 'SEAL'
  /** The timestamp was changed or removed. */
  | 'TIMESTAMP'
  | 'CUT_OFF'
  /** This isn't the file stored under its number. */
  | 'OTHER_FILE'
  | 'CHAIN';

export type LaterChange = {
  kind:
    | 'PAGE_ADDED'
    | 'PAGE_REMOVED'
    | 'PAGE_CHANGED'
    | 'PAGE_MOVED'
    /** More annotations on an unchanged page, which may cover what is below them. */
    | 'ANNOTATION'
    | 'SIGNATURE'
    | 'ATTACHMENT'
    | 'LAYERS'
    /** Actions that run when the file is opened. */
    | 'ACTION'
    | 'DOCUMENT'
    /** Bytes after the seal that aren't a readable PDF. */
    | 'BYTES';
  /**
   * The page number in the current file, or in the sealed file for a removed page. Null if the addition isn't on a
   * page.
   */
  page: number | null;
  words: string;
};

/** The state of somebody else's signature. We don't verify who they are. */
export const SIGNATURE_STATES = [
  /** The signed content is unchanged, and nothing was added. */
  'INTACT',
  /** The signed content is unchanged. What was added later is not checked. */
  'MORE_AFTER',
  /** The signed content was changed, or the signature doesn't cover the rest of the file. */
  'BROKEN',
  /** We don't support the signature's format. */
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
  /** Starts at 0. Null if the fault affects the whole chain. */
  index: number | null;
  contractId: string | null;
  documentNo: string | null;
  title: string | null;
  /** Null in older chains. */
  organizationName: string | null;
  pageCount: number | null;
  /** The sealed document's hash and time. Only the certificate's chain has them. */
  sealed: { sha256: string; time: string } | null;
  events: number;
  headHash: string | null;
  signers: { name: string; did: 'SIGNED' | 'APPROVED'; at: string }[];
};

export type TimestampReport = {
  at: string;
  authority: string;
  /** Null if no timestamp authority is configured. */
  isTrusted: boolean | null;
};

export type Verification = {
  verdict: Verdict;
  /** True if one of our keys made a seal in the file, valid or not. */
  ours: boolean;
  /** True if the seal is valid and covers every byte. */
  whole: boolean;
  kind: SealKind | null;
  faults: Fault[];
  addedAfter: LaterChange[];
  keyId: string | null;
  /** In ISO 8601 with +09:00. */
  sealedAt: string | null;
  timestamp: TimestampReport | null;
  chain: ChainReport | null;
  signatures: ForeignSignature[];
  sha256: string;
  /** True if the hash matches `expected.sha256`. Null if the caller expects none. */
  matchesKnown: boolean | null;
  /** The verdict in words, one sentence per line. */
  words: string;
};
