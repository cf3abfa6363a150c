import { toEmailMessage, toPhoneMessage, type OutboxMessage } from '../../../messages/outbox.ts';
import { buildSentReceiverColumns } from '../../core/receiver-transitions.ts';
import { findReceiverLanguage } from '../../core/receiver-language.ts';
import { hasOnlyViewers, type ReceiverRow } from '../../core/receivers.repository.ts';
import { listNextReceivers } from '../../core/turns.ts';
import { writeMessages } from '../../core/write-messages.ts';
import type { CommonParts, PreparedReceiver, SingleContractParts, SentContract } from './sent-contract.types.ts';

/** Active members' seats by email address, in lower case. */
export type SeatsByEmail = ReadonlyMap<string, string>;

/** Builds a contract's rows and messages in memory, as if its draft were sent now. */
export function buildContract(
  common: CommonParts,
  own: SingleContractParts,
  seats: SeatsByEmail,
  at: Date,
): SentContract {
  const waiting = own.receivers.map((seat, position) => toReceiver(own.contractId, seat, position, seats));
  const next = new Set(listNextReceivers(waiting));
  const receivers = waiting.map((receiver) => {
    const isWaiting = own.visitorUuid !== null && receiver.receiverUuid !== own.visitorUuid;
    const hasTurn = next.has(receiver) && !isWaiting;
    return {
      ...receiver,
      ...buildSentReceiverColumns({ isTold: hasTurn || (receiver.toldAtSending && !isWaiting), hasTurn }, at),
    };
  });
  return { ...own, receivers, letters: writeLetters(common, own, receivers), isSealedAtOnce: next.size === 0 };
}

function toReceiver(contractId: string, seat: PreparedReceiver, position: number, seats: SeatsByEmail): ReceiverRow {
  return {
    ...seat,
    chosenLanguage: null,
    contractId,
    position,
    accessCodeEnc: null,
    state: 'WAITING',
    hasTurn: false,
    organizationMemberUuid: seats.get(seat.email?.toLowerCase() ?? '') ?? null,
    linkVersion: 1,
    notifiedAt: null,
    openedAt: null,
    verifiedAt: null,
    finishedAt: null,
    consentedAt: null,
    viewedAt: null,
    delegatedFrom: null,
  };
}

/** Receivers with the turn come first, then viewers, as when a contract is sent alone. */
function writeLetters(
  common: CommonParts,
  own: SingleContractParts,
  receivers: readonly ReceiverRow[],
): OutboxMessage[] {
  const { letterSender, ownWords, sentBy, message, settings } = common;
  const facts = {
    title: own.title,
    organizationName: letterSender.name,
    senderName: sentBy.name,
    expiresAt: own.expiresAt,
    isSealedAtOnce: hasOnlyViewers(receivers),
    isAttached: false,
  };
  const about = { sender: letterSender, own: ownWords, facts, message };
  const told = receivers.filter(({ state }) => state === 'NOTIFIED');
  return [...told.filter(({ hasTurn }) => hasTurn), ...told.filter(({ hasTurn }) => !hasTurn)].flatMap((receiver) => {
    const { mails, texts } = writeMessages('SIGN_REQUEST', receiver, {
      ...about,
      language: findReceiverLanguage(receiver, { settings }),
    });
    const { contractId } = own;
    const addressee = { contractId, receiverUuid: receiver.receiverUuid, linkVersion: receiver.linkVersion };
    return [
      ...mails.map((mail) => toEmailMessage(mail, addressee)),
      ...texts.map((text) => toPhoneMessage(text, addressee)),
    ];
  });
}
