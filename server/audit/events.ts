import type { Json } from '../../rules/canonical-json.ts';

/** The details that every message event has. Addresses and phone numbers are masked. */
type Delivery = {
  messageId: string;
  receiverUuid: string;
  channel: 'MAIL' | 'SMS';
  template: string;
  to: string;
};
/** Set if KakaoTalk accepted the message. The chain doesn't record whether a text message replaced it later. */
type Kakao = { sentAs?: 'ALIMTALK' };
type Receiver = { receiverUuid: string };
type Contact = { name: string; email: string | null; phone: string | null };

type VerificationStep = 'ACCESS_CODE' | 'EMAIL_CODE' | 'PHONE_CODE' | 'PHONE_IDENTITY';

/** An uploaded file and its pages in the base PDF, numbered from 1. */
export type FrozenFile = {
  fileId: string;
  name: string;
  sha256: string;
  normalisedSha256: string;
  firstPage: number;
  lastPage: number;
};

type SentReceiver = Receiver &
  Contact & {
    role: 'SIGNER' | 'APPROVER' | 'VIEWER';
    order: number | null;
    title: string;
    verifications: VerificationStep[];
    channels: ('MAIL' | 'SMS')[];
  };

/**
 * Text with its page in the base PDF: a list if it was printed into separate boxes, `true` for a tick. Format 1 only
 * records the text.
 */
export type PrintedValue = string | [page: number, printed: string | string[] | true];
/**
 * What was filled in: values as printed, and the SHA-256 of each mark, image and file. All annotations share one
 * SHA-256.
 */
export type FilledValues = {
  values: { [fieldId: string]: PrintedValue };
  marks: { [fieldId: string]: string };
  annotations?: string;
  /** The original names of uploaded images and files. Missing in format 1. */
  files?: { [fieldId: string]: string };
};

/**
 * How the receiver got the link, and the message or member that sent it. Evidence only: it never affects what the
 * receiver may do.
 */
export type UsedLink = {
  via: 'MAIL' | 'SMS' | 'HANDED' | 'OWN_SESSION' | 'DIRECT_URL';
  messageId?: string;
  givenBy?: string;
  /** True if a member of the sending organisation has used the same browser or IP address. */
  sameBrowser?: boolean;
  sameAddress?: boolean;
};
/** The receiver's own cryptographic signature for their action, or the reason there is none. */
type Proven = { proof?: { [member: string]: Json }; keyless?: 'UNSUPPORTED' | 'FAILED' };

/** Why a contract isn't sealed: its data, or the sealed file, differs from its chain. */
export type RecordFault =
  | 'EVENT_CHANGED'
  | 'EVENT_MISSING'
  | 'ORDER'
  | 'FOREIGN'
  | 'MALFORMED'
  | 'LOG_DIFFERS'
  | 'BASE_DIFFERS'
  | 'FACTS_DIFFER'
  | 'PLAN_DIFFERS'
  | 'VALUE_DIFFERS'
  | 'VALUE_UNREADABLE'
  | 'NOT_ALL_SIGNED'
  | 'STATEMENT_WRONG'
  /** Our own check rejected the sealed file, so there is a bug in our code. */
  | 'SEALED_DIFFERS';

/**
 * Every kind of event, with the data that it records.
 *
 * Never remove a kind or change its properties: people have copies of chains that contain it. A chain starts at
 * sending, and its first event records the uploads, their normalised files and the base PDF.
 */
export type EventData = {
  CREATED: {
    title: string;
    documentNo: string;
    kind: 'NORMAL' | 'BULK' | 'DIRECT_URL';
    files: FrozenFile[];
    base: { sha256: string; pageCount: number };
  };
  FILE_NORMALISED: { fileId: string; name?: string; sha256: string; normalisedSha256: string; notices: string[] };
  /** `at` is the time of sending, as for all events of a draft. `confirmedAt` is when the sender confirmed the file. */
  FILE_CONFIRMED: { fileId: string; name?: string; normalisedSha256: string; confirmedAt?: string };
  /**
   * The sender rotated, removed or reordered pages. `pages` lists the original pages in their new order, `turns` their
   * clockwise rotation in degrees. `arrangedSha256` is the hash of the result, which CREATED records as the normalised
   * file.
   */
  FILE_ARRANGED: {
    fileId: string;
    name: string;
    sha256: string;
    normalisedSha256: string;
    arrangedSha256: string;
    pageCount: number;
    pages: number[];
    turns: number[];
    arrangedAt: string;
  };
  /** `plan` is the SHA-256 of the settings and fields without values. Older chains don't name the organisation. */
  SENT: {
    organization?: { organizationUuid: string; name: string };
    expiresAt: string;
    receivers: SentReceiver[];
    plan?: string;
  } & Partial<FilledValues>;
  MESSAGE_SENT: Delivery & Kakao;
  MESSAGE_FAILED: Delivery & { reason: string };
  REMINDED: { receiverUuids: string[] };
  LINK_GIVEN: Receiver;
  LINK_OPENED: Receiver & { link?: UsedLink };
  STEP_VERIFIED: Receiver & {
    step: VerificationStep;
    /** For phone identity checks: the provider, its transaction id, and the masked name and phone number. */
    vendor?: string;
    transactionId?: string;
    name?: string;
    phone?: string;
  };
  VERIFICATION_LOCKED: Receiver & { step: VerificationStep };
  VERIFIED: Receiver & { steps: VerificationStep[] };
  ACCESS_CODE_CHANGED: Receiver;
  DOCUMENT_VIEWED: Receiver;
  CONSENTED: Receiver & { consents: { kind: 'ELECTRONIC_SIGNATURE' | 'PERSONAL_INFORMATION'; version: string }[] };
  /** The version of the statement above the final button. Missing in older chains. */
  FINAL_CONFIRMED: Receiver & { version?: string };
  SIGNED: Receiver & FilledValues & Proven & { link?: UsedLink };
  APPROVED: Receiver & Proven & { link?: UsedLink };
  QUESTION_ASKED: Receiver & { text: string };
  VALUE_REQUESTED: Receiver & { requestId: string; fieldIds: string[]; message: string };
  VALUE_CHANGED: Receiver & { requestId: string; before: FilledValues; after: FilledValues } & Proven;
  RECONFIRMED: Receiver & { requestId: string } & Proven;
  DELEGATED: Receiver & { toReceiverUuid: string; before: Contact; after: Contact };
  CONTACT_CORRECTED: Receiver & { before: Contact; after: Contact };
  DECLINED: Receiver & { reason: string };
  CANCELLED: { reason: string };
  EXPIRED: { expiresAt: string };
  EXTENDED: { before: string; after: string };
  ALL_SIGNED: { [none: string]: never };
  SEAL_HELD: { faults: RecordFault[] };
  SEAL_RELEASED: { [none: string]: never };
  SEALED: { sha256: string; keyId: string; time: string; bytes?: number };
  COPY_SENT: Delivery & Kakao & { attached: boolean };
  DOWNLOADED: { what: 'DOCUMENT' | 'CERTIFICATE' | 'BOTH'; receiverUuid?: string };
  ARCHIVED: { what: 'DOCUMENT' | 'CERTIFICATE'; sha256: string; bytes: number };
  DESTROYED: { what: 'CONTENTS' };
};
export type EventKind = keyof EventData;

/** A record, so that a missing kind fails to compile. */
const KINDS: Record<EventKind, true> = {
  CREATED: true,
  FILE_NORMALISED: true,
  FILE_CONFIRMED: true,
  FILE_ARRANGED: true,
  SENT: true,
  MESSAGE_SENT: true,
  MESSAGE_FAILED: true,
  REMINDED: true,
  LINK_GIVEN: true,
  LINK_OPENED: true,
  STEP_VERIFIED: true,
  VERIFICATION_LOCKED: true,
  VERIFIED: true,
  ACCESS_CODE_CHANGED: true,
  DOCUMENT_VIEWED: true,
  CONSENTED: true,
  FINAL_CONFIRMED: true,
  SIGNED: true,
  APPROVED: true,
  QUESTION_ASKED: true,
  VALUE_REQUESTED: true,
  VALUE_CHANGED: true,
  RECONFIRMED: true,
  DELEGATED: true,
  CONTACT_CORRECTED: true,
  DECLINED: true,
  CANCELLED: true,
  EXPIRED: true,
  EXTENDED: true,
  ALL_SIGNED: true,
  SEAL_HELD: true,
  SEAL_RELEASED: true,
  SEALED: true,
  COPY_SENT: true,
  DOWNLOADED: true,
  ARCHIVED: true,
  DESTROYED: true,
};
export const isEventKind = (kind: unknown): kind is EventKind => typeof kind === 'string' && Object.hasOwn(KINDS, kind);

export type Actor = { kind: 'MEMBER' | 'RECEIVER' | 'SYSTEM'; id?: string; name?: string };

export type NewEvent = {
  [Kind in EventKind]: {
    kind: Kind;
    at: Date;
    actor: Actor;
    ip?: string;
    userAgent?: string;
    data: EventData[Kind];
  };
}[EventKind];

/** An event in a chain. `hash` covers the canonical JSON of all its other properties. */
export type ChainEvent = {
  [Kind in EventKind]: {
    index: number;
    contractId: string;
    kind: Kind;
    at: string;
    actor: Actor;
    ip?: string;
    userAgent?: string;
    data: EventData[Kind];
    previousHash: string;
    hash: string;
  };
}[EventKind];
