import type { Filled } from '../../audit/events.ts';
import type { StoredFacts } from '../../audit/judge-record.ts';
import { maskedContact } from '../contracts/masked-contact.ts';
import { filledOf } from '../sign/fill-in.ts';
import type { StoredContract } from './stored-contract.ts';

/** What is stored of a contract, as its chain would tell it. */
export function factsOf(stored: StoredContract, damaged: StoredFacts['damaged']): StoredFacts {
  const { title, documentNo, kind, pageCount, baseSha256, sealedSha256 } = stored.contract;
  return {
    title,
    documentNo,
    kind,
    pageCount,
    baseSha256,
    sealedSha256,
    files: stored.parts.map(({ file, firstPage }) => ({ fileId: file.fileUuid, firstPage: firstPage ?? 1 })),
    people: stored.receivers.map((receiver) => ({
      receiverUuid: receiver.receiverUuid,
      ...maskedContact(receiver),
      role: receiver.role,
      order: receiver.signingOrder,
      verifications: receiver.verifications,
    })),
    given: givenOf(stored),
    isSenderReadable: !stored.hasUnreadableMarks,
    damaged,
  };
}

function givenOf({ fields, finals, unreadable, attachments }: StoredContract) {
  const given = new Map<string, Filled | null>();
  for (const receiverUuid of unreadable) given.set(receiverUuid, null);
  for (const [receiverUuid, final] of finals) {
    const own = attachments.filter((attachment) => attachment.receiverUuid === receiverUuid);
    given.set(receiverUuid, filledOf(fields, final, own));
  }
  return given;
}
