import type { ChainReport, Verification } from '../../server/documents/verify/verification.ts';

/** A report of a file of which nothing is known but its verdict. */
export const VERIFICATION: Verification = {
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
  sha256: 'a'.repeat(64),
  matchesKnown: null,
  words: '',
};

/** A chain without faults, of which nothing else is known. */
export const CHAIN: ChainReport = {
  status: 'INTACT',
  fault: null,
  index: null,
  contractId: null,
  documentNo: null,
  title: null,
  organizationName: null,
  pageCount: null,
  sealed: null,
  events: 0,
  headHash: null,
  signers: [],
};
