import type { Json } from '../../rules/canonical-json.ts';

/** What is recorded of a message, whoever it was sent to. Addresses and numbers are masked. */
type Delivery = { messageId: string; receiverUuid: string; channel: 'MAIL' | 'SMS'; template: string; to: string };
type Receiver = { receiverUuid: string };
type Contact = { name: string; email: string | null; phone: string | null };

type VerificationStep = 'ACCESS_CODE' | 'EMAIL_CODE' | 'PHONE_CODE' | 'PHONE_IDENTITY';

/** One uploaded file in the base PDF. Pages are numbered as in the base, from 1. */
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
 * A text as printed on the given page of the base, in pieces if the gaps of a form split it. A tick is true. Chains of
 * the first format record only the text.
 */
export type PrintedValue = string | [page: number, printed: string | string[] | true];
/**
 * What was filled in: values as drawn; marks, images and files by the SHA-256 of their source; annotations by the
 * SHA-256 of all of them.
 */
export type Filled = {
  values: { [fieldId: string]: PrintedValue };
  marks: { [fieldId: string]: string };
  annotations?: string;
  /** Images and files by the names under which they were uploaded. Chains of the first format do not record them. */
  files?: { [fieldId: string]: string };
};

/** How the person who acted got in: by which message, or from which member. It is recorded and not judged. */
export type LinkUsed = {
  via: 'MAIL' | 'SMS' | 'HANDED' | 'OWN_SESSION' | 'DIRECT_URL';
  messageId?: string;
  givenBy?: string;
  /** A member of the sending organisation has used the same browser or address. */
  sameBrowser?: boolean;
  sameAddress?: boolean;
};
/** The person's own signature over what they did, or the reason why there is none. */
type Proven = { proof?: { [member: string]: Json }; keyless?: 'UNSUPPORTED' | 'FAILED' };

/** Why a contract is not sealed: the record and the data differ. */
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
  | 'STATEMENT_WRONG';

/**
 * Everything that can happen to a contract, with what is recorded of it. A chain starts when a contract is sent: its
 * first event binds the uploads, their normalised files and the base PDF. A kind is never removed or given other
 * members, because chains that contain it have been handed out.
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
  /**
   * `at` is when the contract was sent, as for everything recorded from a draft. The sender confirmed the file at
   * `confirmedAt`.
   */
  FILE_CONFIRMED: { fileId: string; name?: string; normalisedSha256: string; confirmedAt?: string };
  /**
   * `plan` is the SHA-256 of settings and fields without values. The rest is what the sender filled in. Older chains
   * name no organisation.
   */
  SENT: {
    organization?: { organizationUuid: string; name: string };
    expiresAt: string;
    receivers: SentReceiver[];
    plan?: string;
  } & Partial<Filled>;
  MESSAGE_SENT: Delivery;
  MESSAGE_FAILED: Delivery & { reason: string };
  REMINDED: { receiverUuids: string[] };
  LINK_GIVEN: Receiver;
  LINK_OPENED: Receiver & { link?: LinkUsed };
  STEP_VERIFIED: Receiver & {
    step: VerificationStep;
    /** Of a phone identity: the provider, its transaction number, and the masked name and phone number. */
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
  /** The version of the statement above the last button. Older chains do not record it. */
  FINAL_CONFIRMED: Receiver & { version?: string };
  SIGNED: Receiver & Filled & Proven & { link?: LinkUsed };
  APPROVED: Receiver & Proven & { link?: LinkUsed };
  QUESTION_ASKED: Receiver & { text: string };
  VALUE_REQUESTED: Receiver & { requestId: string; fieldIds: string[]; message: string };
  VALUE_CHANGED: Receiver & { requestId: string; before: Filled; after: Filled } & Proven;
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
  COPY_SENT: Delivery & { attached: boolean };
  DOWNLOADED: { what: 'DOCUMENT' | 'CERTIFICATE' | 'BOTH'; receiverUuid?: string };
  ARCHIVED: { what: 'DOCUMENT' | 'CERTIFICATE'; sha256: string; bytes: number };
  DESTROYED: { what: 'CONTENTS' };
};
export type EventKind = keyof EventData;

/** A map of all kinds, so that a missing one does not compile. */
const KINDS: Record<EventKind, true> = {
  CREATED: true,
  FILE_NORMALISED: true,
  FILE_CONFIRMED: true,
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

/** What has happened, before it gets its position in a chain. */
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

/** An event of the chain. `hash` is over the canonical JSON of everything else. */
export type ChainEvent = {
  [Kind in EventKind]: {
    /** Starts at 0 and has no gaps. */
    index: number;
    contractId: string;
    kind: Kind;
    /** ISO 8601 in UTC, with milliseconds. */
    at: string;
    actor: Actor;
    ip?: string;
    userAgent?: string;
    data: EventData[Kind];
    previousHash: string;
    hash: string;
  };
}[EventKind];
