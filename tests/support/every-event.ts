import type { UncommittedContent } from '../../server/audit/commit-event.ts';
import type { EventData, EventKind } from '../../server/audit/events.ts';

/** Requires every optional property, so that a new one must be added here to compile. */
type Filled<Value> = Value extends string | number | boolean | null
  ? Value
  : string extends keyof Value
    ? Value
    : { [Name in keyof Value]-?: Filled<Exclude<Value[Name], undefined>> };

const ID = '019b0000-0000-7000-8000-0000000000aa';
const HASH = 'a'.repeat(64);
const AT = '2026-11-20T05:00:00.000Z';
const receiver = { receiverUuid: ID };
const contact = { name: '이도윤', email: 'd***@hanbit.example', phone: '010-****-5678' };
const delivery = { ...receiver, messageId: ID, channel: 'MAIL', template: 'SIGN_REQUEST', to: contact.email } as const;
const link = { via: 'HANDED', messageId: ID, givenBy: ID, sameBrowser: true, sameAddress: false } as const;
const filled = {
  values: { [ID]: '부산광역시 해운대구', two: [1, ['900101', '1234567']], three: [2, true] },
  marks: { [ID]: HASH },
  annotations: HASH,
  files: { [ID]: '통장 사본.pdf' },
} satisfies EventData['VALUE_CHANGED']['before'];
const proven = { proof: { signature: 'c2lnbmVk' }, keyless: 'FAILED' } as const;

const DATA: { [Kind in EventKind]: Filled<EventData[Kind]> } = {
  CREATED: {
    title: '2026년 근로계약서',
    documentNo: 'HB-2611-0482',
    kind: 'NORMAL',
    files: [{ fileId: ID, name: '근로계약서.pdf', sha256: HASH, normalisedSha256: HASH, firstPage: 1, lastPage: 3 }],
    base: { sha256: HASH, pageCount: 3 },
  },
  FILE_NORMALISED: { fileId: ID, name: '근로계약서.pdf', sha256: HASH, normalisedSha256: HASH, notices: ['FORM'] },
  FILE_ARRANGED: {
    fileId: ID,
    name: '근로계약서.pdf',
    sha256: HASH,
    normalisedSha256: HASH,
    arrangedSha256: HASH,
    pageCount: 4,
    pages: [3, 1, 2],
    turns: [90, 0, 0],
    arrangedAt: AT,
  },
  FILE_CONFIRMED: { fileId: ID, name: '근로계약서.pdf', normalisedSha256: HASH, confirmedAt: AT },
  SENT: {
    organization: { organizationUuid: ID, name: '한빛물산' },
    expiresAt: AT,
    receivers: [
      {
        ...receiver,
        ...contact,
        role: 'SIGNER',
        order: 1,
        title: '직원',
        verifications: ['EMAIL_CODE'],
        channels: ['MAIL'],
      },
    ],
    plan: HASH,
    ...filled,
  },
  MESSAGE_SENT: { ...delivery, channel: 'SMS', sentAs: 'ALIMTALK' },
  MESSAGE_FAILED: { ...delivery, reason: '550 no such user' },
  REMINDED: { receiverUuids: [ID] },
  LINK_GIVEN: receiver,
  LINK_OPENED: { ...receiver, link },
  STEP_VERIFIED: {
    ...receiver,
    step: 'PHONE_IDENTITY',
    vendor: 'KCP',
    transactionId: 'T-1',
    name: '이*윤',
    phone: '010-****-5678',
  },
  VERIFICATION_LOCKED: { ...receiver, step: 'ACCESS_CODE' },
  VERIFIED: { ...receiver, steps: ['ACCESS_CODE'] },
  ACCESS_CODE_CHANGED: receiver,
  DOCUMENT_VIEWED: receiver,
  CONSENTED: { ...receiver, consents: [{ kind: 'ELECTRONIC_SIGNATURE', version: '2026-11-01' }] },
  FINAL_CONFIRMED: { ...receiver, version: '2026-11-01' },
  SIGNED: { ...receiver, ...filled, ...proven, link },
  APPROVED: { ...receiver, ...proven, link },
  QUESTION_ASKED: { ...receiver, text: '급여일이 언제인가요?' },
  VALUE_REQUESTED: { ...receiver, requestId: ID, fieldIds: [ID], message: '계좌를 다시 적어주세요.' },
  VALUE_CHANGED: { ...receiver, requestId: ID, before: filled, after: filled, ...proven },
  RECONFIRMED: { ...receiver, requestId: ID, ...proven },
  DELEGATED: { ...receiver, toReceiverUuid: ID, before: contact, after: contact },
  CONTACT_CORRECTED: { ...receiver, before: contact, after: contact },
  DECLINED: { ...receiver, reason: '조건이 달라요' },
  CANCELLED: { reason: '금액이 틀렸어요' },
  EXPIRED: { expiresAt: AT },
  EXTENDED: { before: AT, after: AT },
  ALL_SIGNED: {},
  SEAL_HELD: { faults: ['BASE_DIFFERS'] },
  SEAL_RELEASED: {},
  SEALED: { sha256: HASH, keyId: '0123456789abcdef', time: AT, bytes: 12_345 },
  COPY_SENT: { ...delivery, channel: 'SMS', sentAs: 'ALIMTALK', attached: false },
  DOWNLOADED: { what: 'BOTH', receiverUuid: ID },
  ARCHIVED: { what: 'DOCUMENT', sha256: HASH, bytes: 12_345 },
  DESTROYED: { what: 'CONTENTS' },
};

const isKind = (kind: string): kind is EventKind => Object.hasOwn(DATA, kind);

export const EVERY_EVENT: readonly UncommittedContent[] = Object.keys(DATA)
  .filter(isKind)
  .map((kind) => ({
    kind,
    actor: { kind: 'RECEIVER', id: ID, name: '이도윤' },
    ip: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    data: DATA[kind],
  }));
