import type { ChainEvent, EventData, UsedLink } from '../../audit/events.ts';
import type {
  CertificateFacts,
  CertificateParty,
  AttachedFile,
} from '../../documents/certificate/certificate.types.ts';
import type { Mark, PreparedImage } from '../../documents/compose/drawing.types.ts';
import { describeDevice } from './describe-device.ts';
import { createNameHistory } from './name-history.ts';
import {
  describeEvent,
  createFileNameLookup,
  sortByTime,
  isServiceEvent,
  isSealedImmediately,
  findEventTime,
  describeVerificationStep,
} from './describe-event.ts';

type Receiver = EventData['SENT']['receivers'][number];

export type CertificateInput = {
  certificateNo: string;
  organizationName: string;
  issuedAt: Date;
  publicUrl: string;
  timestamped: boolean;
  marks: ReadonlyMap<string, Mark>;
  /** By receiver, in upload order. Needed for the file names, which format 1 doesn't record. */
  attachments: ReadonlyMap<string, readonly AttachedFile[]>;
  /** The mark with which the sender signed or stamped, if they did. */
  senderMark: Mark | null;
  images?: ReadonlyMap<string, PreparedImage>;
  firstPage: PreparedImage | null;
};

const SYSTEM = '도장';

/**
 * Derives the certificate's contents from the chain alone, up to and including SEALED, so that it states nothing that
 * wasn't recorded.
 */
export function deriveCertificateFacts(events: readonly ChainEvent[], order: CertificateInput): CertificateFacts {
  const created = events.find((event) => event.kind === 'CREATED')?.data;
  const sealed = events.findLast((event) => event.kind === 'SEALED')?.data;
  const sent = events.find(({ kind }) => kind === 'SENT');
  if (!created || !sealed || !sent) throw new TypeError('the chain does not tell of a sealed contract');
  const receivers = receiversOf(events);
  const nameAt = createNameHistory(events);
  const isAtOnce = isSealedImmediately(events);
  const names = { nameAt, fileName: createFileNameLookup(events), isSealedAtOnce: isAtOnce };
  const memberName = memberNamesOf(events);
  const { certificateNo, publicUrl, timestamped, firstPage, images } = order;
  return {
    certificateNo,
    title: created.title,
    documentNo: created.documentNo,
    pageCount: created.base.pageCount,
    sentBy: sent.actor.name ? `${order.organizationName} (${sent.actor.name})` : order.organizationName,
    sentAt: sent.at,
    completedAt: sealed.time,
    issuedAt: order.issuedAt.toISOString(),
    originalSha256: created.base.sha256,
    sealedSha256: sealed.sha256,
    isSealedAtOnce: isAtOnce,
    keyId: sealed.keyId,
    timestamped,
    firstPage,
    ...(images && { images }),
    publicUrl,
    parties: [
      ...(order.senderMark ? [senderOf(sent, order.organizationName, order.senderMark)] : []),
      ...[...receivers.values()]
        .filter(({ role }) => role !== 'VIEWER')
        .map((receiver) => partyOf(receiver, events, order, memberName)),
    ],
    events: sortByTime(events).map((event) => ({
      at: findEventTime(event),
      who: isServiceEvent(event)
        ? SYSTEM
        : (event.actor.name ??
          (event.actor.kind === 'RECEIVER' && event.actor.id ? nameAt(event, event.actor.id) : SYSTEM)),
      what: describeEvent(event, names),
      ip: event.ip ?? null,
      device: describeDevice(event.userAgent),
    })),
  };
}

/** Returns a function that finds members' names in the events they caused. */
function memberNamesOf(events: readonly ChainEvent[]): (organizationMemberUuid: string) => string | undefined {
  const names = new Map(
    events.flatMap(({ actor }) => (actor.kind === 'MEMBER' && actor.id ? [[actor.id, actor.name] as const] : [])),
  );
  return (organizationMemberUuid) => names.get(organizationMemberUuid);
}

/** Returns the receivers at the end of the contract: corrected, and without those who delegated. */
function receiversOf(events: readonly ChainEvent[]): Map<string, Receiver> {
  const receivers = new Map<string, Receiver>();
  for (const event of events) {
    if (event.kind === 'SENT')
      for (const receiver of event.data.receivers) receivers.set(receiver.receiverUuid, receiver);
    if (event.kind === 'CONTACT_CORRECTED' || event.kind === 'DELEGATED') {
      const { receiverUuid, after } = event.data;
      const before = receivers.get(receiverUuid);
      const now = event.kind === 'DELEGATED' ? event.data.toReceiverUuid : receiverUuid;
      receivers.delete(event.kind === 'DELEGATED' ? receiverUuid : '');
      if (before) receivers.set(now, { ...before, ...after, receiverUuid: now });
    }
  }
  return receivers;
}

/** Describes the sender as a party, who signs by sending and opens no link. */
const senderOf = (sent: ChainEvent, organizationName: string, mark: Mark): CertificateParty => ({
  order: null,
  name: sent.actor.name ?? organizationName,
  title: '',
  contactWord: '소속',
  contact: organizationName,
  verifiedBy: '로그인',
  openedAt: null,
  signedAt: sent.at,
  signedWord: '보낸 때',
  ip: sent.ip ?? null,
  device: describeDevice(sent.userAgent),
  link: null,
  attachments: [],
  mark,
});

function partyOf(
  receiver: Receiver,
  events: readonly ChainEvent[],
  { marks, attachments }: Pick<CertificateInput, 'marks' | 'attachments'>,
  memberName: (organizationMemberUuid: string) => string | undefined,
): CertificateParty {
  const own = events.filter(({ data }) => 'receiverUuid' in data && data.receiverUuid === receiver.receiverUuid);
  const steps = own.flatMap((event) =>
    event.kind === 'STEP_VERIFIED' ? [describeVerificationStep(event.data.step, event.data.vendor)] : [],
  );
  const finished = own.findLast((event) => event.kind === 'SIGNED' || event.kind === 'APPROVED');
  const kept = attachments.get(receiver.receiverUuid) ?? [];
  const contact = [receiver.email, receiver.phone].filter((value) => value !== null).join(', ');
  return {
    order: receiver.order ?? 1,
    name: receiver.name,
    title: receiver.title,
    contactWord: '받은 곳',
    contact: contact || '링크를 직접 받음',
    verifiedBy: steps.length > 0 ? [...new Set(steps)].join(', ') : '링크를 여는 것 말고는 확인하지 않았어요',
    openedAt: own.find(({ kind }) => kind === 'LINK_OPENED')?.at ?? null,
    signedAt: finished?.at ?? null,
    signedWord: receiver.role === 'APPROVER' ? '검토한 때' : '서명한 때',
    ip: finished?.ip ?? null,
    device: describeDevice(finished?.userAgent),
    link: finished?.data.link ? linkWords(finished.data.link, memberName) : null,
    attachments: own
      .flatMap((event) => filesIn(event, kept))
      .filter(isFirst)
      .toSorted(createUploadComparator(kept)),
    mark: marks.get(receiver.receiverUuid) ?? null,
  };
}

/** Lists the files uploaded with an action. Format 1 only records hashes, so the stored files supply the names. */
function filesIn(event: ChainEvent, kept: readonly AttachedFile[]): AttachedFile[] {
  const filled = event.kind === 'SIGNED' ? event.data : event.kind === 'VALUE_CHANGED' ? event.data.after : null;
  if (!filled) return [];
  const { files, marks } = filled;
  if (files) return Object.entries(files).map(([fieldId, name]) => ({ name, sha256: marks[fieldId] ?? '' }));
  const recorded = new Set(Object.values(marks));
  return kept.filter(({ sha256 }) => recorded.has(sha256));
}

/** Returns a comparator for upload order. The chain lists files by field. */
const createUploadComparator = (kept: readonly AttachedFile[]) => {
  const placeOf = (file: AttachedFile) => kept.findIndex(({ sha256 }) => sha256 === file.sha256);
  return (one: AttachedFile, other: AttachedFile) => placeOf(one) - placeOf(other);
};

const isFirst = ({ name, sha256 }: AttachedFile, place: number, all: readonly AttachedFile[]) =>
  all.findIndex((one) => one.name === name && one.sha256 === sha256) === place;

function linkWords({ via, givenBy }: UsedLink, memberName: (organizationMemberUuid: string) => string | undefined) {
  const giver = givenBy && memberName(givenBy);
  const words: Record<UsedLink['via'], string> = {
    MAIL: '메일로 받은 링크',
    SMS: '문자로 받은 링크',
    HANDED: giver ? `${giver} 님이 건넨 링크` : '직접 건네받은 링크',
    OWN_SESSION: '로그인한 화면',
    DIRECT_URL: '여럿이 함께 쓰는 링크',
  };
  return words[via];
}
