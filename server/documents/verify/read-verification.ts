import * as v from 'valibot';
import { SIGNATURE_STATES, type Verification } from './verification.ts';

const text = v.nullable(v.string());
const VERDICTS = [
  'WHOLE',
  'CHANGED',
  'TRUNCATED',
  'ADDED_AFTER',
  'CHAIN_BROKEN',
  'NOT_OURS',
  'NOT_SEALED',
  'DAMAGED',
  'NOT_PDF',
] as const;
const ADDITIONS = [
  'PAGE_ADDED',
  'PAGE_REMOVED',
  'PAGE_CHANGED',
  'PAGE_MOVED',
  'ANNOTATION',
  'SIGNATURE',
  'ATTACHMENT',
  'LAYERS',
  'ACTION',
  'DOCUMENT',
  'BYTES',
] as const;

const CHAIN_FAULTS = [
  'EVENT_CHANGED',
  'EVENT_MISSING',
  'ORDER',
  'FOREIGN',
  'MALFORMED',
  'NOT_AS_SEALED',
  'BASE_DIFFERS',
  'NOT_ALL_SIGNED',
  'VALUE_NOT_DRAWN',
] as const;

const verification = v.object({
  verdict: v.picklist(VERDICTS),
  ours: v.boolean(),
  whole: v.boolean(),
  kind: v.nullable(v.picklist(['DOCUMENT', 'CERTIFICATE'])),
  faults: v.array(v.picklist(['CONTENT', 'SEAL', 'TIMESTAMP', 'CUT_OFF', 'OTHER_FILE', 'CHAIN'])),
  addedAfter: v.array(v.object({ kind: v.picklist(ADDITIONS), page: v.nullable(v.number()), words: v.string() })),
  keyId: text,
  sealedAt: text,
  timestamp: v.nullable(v.object({ at: v.string(), authority: v.string(), isTrusted: v.nullable(v.boolean()) })),
  chain: v.nullable(
    v.object({
      status: v.picklist(['INTACT', 'BROKEN']),
      fault: v.nullable(v.picklist(CHAIN_FAULTS)),
      index: v.nullable(v.number()),
      contractId: text,
      documentNo: text,
      title: text,
      events: v.number(),
      organizationName: text,
      pageCount: v.nullable(v.number()),
      sealed: v.nullable(v.object({ sha256: v.string(), time: v.string() })),
      headHash: text,
      signers: v.array(v.object({ name: v.string(), did: v.picklist(['SIGNED', 'APPROVED']), at: v.string() })),
    }),
  ),
  signatures: v.array(v.object({ by: v.string(), at: text, state: v.picklist(SIGNATURE_STATES) })),
  sha256: v.string(),
  matchesKnown: v.nullable(v.boolean()),
  words: v.string(),
});

/** Validates the child process's result like any other input, because the child has opened an untrusted file. */
export const readVerification = (value: unknown): Verification => v.parse(verification, value);
