import { expect, it } from 'vitest';
import { readVerification } from '../../../../server/documents/verify/read-verification.ts';
import {
  SIGNATURE_STATES,
  type ChainReport,
  type Verification,
} from '../../../../server/documents/verify/verification.ts';
import { CHAIN, VERIFICATION } from '../../../support/verification.ts';

const listKeys = <Key extends string>(keys: Record<Key, true>) => Object.entries(keys).map(([key]) => key);

// The compiler checks that these lists are complete, so that a new value cannot be left out of the schema.
const VERDICTS = listKeys<Verification['verdict']>({
  WHOLE: true,
  CHANGED: true,
  TRUNCATED: true,
  ADDED_AFTER: true,
  CHAIN_BROKEN: true,
  NOT_OURS: true,
  NOT_SEALED: true,
  DAMAGED: true,
  NOT_PDF: true,
});
const FAULTS = listKeys<Verification['faults'][number]>({
  CONTENT: true,
  SEAL: true,
  TIMESTAMP: true,
  CUT_OFF: true,
  OTHER_FILE: true,
  CHAIN: true,
});
const ADDITIONS = listKeys<Verification['addedAfter'][number]['kind']>({
  PAGE_ADDED: true,
  PAGE_REMOVED: true,
  PAGE_CHANGED: true,
  PAGE_MOVED: true,
  ANNOTATION: true,
  SIGNATURE: true,
  ATTACHMENT: true,
  LAYERS: true,
  ACTION: true,
  DOCUMENT: true,
  BYTES: true,
});
const CHAIN_FAULTS = listKeys<NonNullable<ChainReport['fault']>>({
  EVENT_CHANGED: true,
  EVENT_MISSING: true,
  ORDER: true,
  FOREIGN: true,
  MALFORMED: true,
  NOT_AS_SEALED: true,
  BASE_DIFFERS: true,
  NOT_ALL_SIGNED: true,
  VALUE_NOT_DRAWN: true,
});
const AT = '2026-11-22T00:04:05+09:00';
const FULL = {
  ...VERIFICATION,
  ours: true,
  kind: 'DOCUMENT',
  keyId: '0123456789abcdef',
  sealedAt: AT,
  timestamp: { at: AT, authority: '시점확인원', isTrusted: false },
  chain: {
    ...CHAIN,
    contractId: 'c',
    documentNo: 'D-1',
    title: '계약서',
    organizationName: '한빛',
    pageCount: 2,
    sealed: { sha256: 'b'.repeat(64), time: AT },
    headHash: 'c'.repeat(64),
    events: 5,
    signers: [
      { name: '이도윤', did: 'SIGNED', at: AT },
      { name: '정해원', did: 'APPROVED', at: AT },
    ],
  },
  signatures: SIGNATURE_STATES.map((state) => ({ by: 'Kim', at: AT, state })),
  matchesKnown: true,
  words: '말',
};

it.each<[string, unknown[]]>([
  ['with nothing known', [VERIFICATION, { ...VERIFICATION, chain: CHAIN }]],
  ['with everything known', [FULL, { ...FULL, kind: 'CERTIFICATE' }]],
  ['with each verdict', VERDICTS.map((verdict) => ({ ...FULL, verdict }))],
  ['with each fault', [{ ...FULL, faults: FAULTS }]],
  ['with each addition', [{ ...FULL, addedAfter: ADDITIONS.map((kind) => ({ kind, page: 2, words: '말' })) }]],
  ['with an addition on no page', [{ ...FULL, addedAfter: [{ kind: 'BYTES', page: null, words: '말' }] }]],
  [
    'with each fault of a chain',
    CHAIN_FAULTS.map((fault) => ({ ...FULL, chain: { ...CHAIN, status: 'BROKEN', fault } })),
  ],
])('a report %s is read as it was written', (_, reports) => {
  expect(reports.map(readVerification)).toEqual(reports);
});

it.each<[string, unknown]>([
  ['of nothing', null],
  ['with a verdict of its own', { ...FULL, verdict: 'TRUSTED' }],
  ['without a hash', { ...FULL, sha256: undefined }],
  ['with a fault of its own', { ...FULL, faults: ['NONE'] }],
  ['with an addition without words', { ...FULL, addedAfter: [{ kind: 'BYTES', page: null }] }],
  ['with a chain that is a text', { ...FULL, chain: 'INTACT' }],
  [
    'with a signer who did something else',
    { ...FULL, chain: { ...CHAIN, signers: [{ name: '', did: 'READ', at: AT }] } },
  ],
  ['with a signature in a state of its own', { ...FULL, signatures: [{ by: 'Kim', at: AT, state: 'GOOD' }] }],
  ['with a time that is no text', { ...FULL, timestamp: { ...FULL.timestamp, at: 1 } }],
])('a report %s is refused', (_, report) => {
  expect(() => readVerification(report)).toThrow('Invalid ');
});

it('drops what no report has', () => {
  expect(readVerification({ ...FULL, html: '<script>' })).toEqual(FULL);
});
