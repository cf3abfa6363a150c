import type { FilledValues } from '../../audit/events.ts';
import type { StoredFacts, VerifiedRecord } from '../../audit/compare-record.ts';
import { hashPlan } from '../../audit/hash-plan.ts';
import { mapDelegates } from '../../audit/read-events.ts';
import { maskContact } from '../contracts/core/mask-contact.ts';
import { toRecordedSenderValues } from '../contracts/values/recorded-sender-values.ts';
import { toNamedFiles } from '../contracts/values/attachments.repository.ts';
import { toRecordedValues, type RecordingFormat } from '../contracts/values/recorded-values.ts';
import type { StoredContract } from './stored-contract.ts';

const ENDED: ReadonlySet<string> = new Set(['CANCELLED', 'REJECTED', 'EXPIRED']);

/** Describes the stored contract the way its chain would. */
export function describeStoredContract(
  stored: StoredContract,
  { format, events }: Pick<VerifiedRecord, 'format' | 'events'>,
  damaged: StoredFacts['damaged'],
): StoredFacts {
  const { contract, fields, firstPages } = stored;
  const telling = { format, firstPages };
  const { organizationUuid, title, documentNo, kind, pageCount, baseSha256, sealedSha256 } = contract;
  return {
    organizationUuid,
    title,
    documentNo,
    kind,
    pageCount,
    baseSha256,
    sealedSha256,
    isEnded: ENDED.has(contract.status),
    files: [...firstPages].map(([fileId, firstPage]) => ({ fileId, firstPage })),
    people: stored.receivers.map((receiver) => ({
      receiverUuid: receiver.receiverUuid,
      ...maskContact(receiver),
      role: receiver.role,
      order: receiver.signingOrder,
      verifications: receiver.verifications,
    })),
    asksOthers: contract.settings.showOthers !== 'NONE',
    plan: hashPlan({ settings: contract.settings, fields, seats: mapDelegates(events) }),
    sender: senderOf(stored, telling),
    given: givenOf(stored, telling),
    damaged,
  };
}

function senderOf(stored: StoredContract, telling: RecordingFormat): FilledValues | null {
  if (stored.hasUnreadableSenderValues) return null;
  const { contract, senderMarks } = stored;
  return toRecordedSenderValues(
    { ...stored, marks: senderMarks, sentAt: contract.sentAt ?? contract.movedAt },
    telling,
  );
}

function givenOf({ fields, finals, unreadable, attachments }: StoredContract, telling: RecordingFormat) {
  const given = new Map<string, FilledValues | null>();
  for (const receiverUuid of unreadable) given.set(receiverUuid, null);
  for (const [receiverUuid, final] of finals) {
    const own = attachments.filter((attachment) => attachment.receiverUuid === receiverUuid);
    given.set(receiverUuid, toRecordedValues(fields, final, toNamedFiles(own), telling));
  }
  return given;
}
