import type { Transaction } from 'kysely';
import type { ContractMessage } from '../../../content/mails/contract-mails.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { recordAlertCauses, type AlertCause } from '../../alerts/causes/cause-alerts.ts';
import { listChosenTexts } from '../../mail-templates/chosen-texts.repository.ts';
import { findSenderDetails, type SenderDetails } from '../../messages/letter-sender.ts';
import type { TextReason } from '../../credits/credits.ts';
import type { Mail, Outbox } from '../../messages/outbox.ts';
import type { Channel } from './contract.types.ts';
import type { ContractRow } from './contracts.repository.ts';
import { giveTurn, notifyViewer } from './receiver-transitions.ts';
import { findReceiverLanguage } from './receiver-language.ts';
import { findReceiverName, listReceivers, hasOnlyViewers, type ReceiverRow } from './receivers.repository.ts';
import { listNextReceivers } from './turns.ts';
import { writeMessages } from './write-messages.ts';

type Telling = {
  channels?: readonly Channel[];
  reason?: string;
  attachments?: Mail['attachments'];
  /** The purpose of a text message, which decides what happens if the organisation can't pay for it. */
  textReason?: TextReason;
};

/** Messages that a receiver needs in order to continue or to get what they signed. */
const NEEDED: ReadonlySet<ContractMessage> = new Set<ContractMessage>([
  'SIGN_REQUEST',
  'VALUE_REQUEST',
  'VALUE_CHANGED',
  'SIGN_COMPLETED',
]);

/** Messages that also alert receivers who are members. The message itself is the email, so the alert sends none. */
const TURNS: ReadonlySet<ContractMessage> = new Set<ContractMessage>(['SIGN_REQUEST', 'VALUE_REQUEST']);

/** Returns whether a message contains no link. Such a message is sent even after all links have been revoked. */
const isWithoutLink = (kind: ContractMessage) => kind === 'SIGN_CANCELLED' || kind === 'SIGN_DECLINED';

/**
 * Enqueues a contract's messages in the transaction that causes them. The receivers and the sender's details are loaded
 * with the first message. Pass them if they are already known.
 */
export function createNotifier(
  transaction: Transaction<DB>,
  outbox: Outbox,
  contract: ContractRow,
  known: readonly ReceiverRow[] | null = null,
  from: SenderDetails | null = null,
) {
  const { contractId, message } = contract;
  let reading: ReturnType<typeof readFacts> | null = null;
  let receivers = known;
  /**
   * Loads the receivers once, because their roles don't change while notifications are sent. `passTurn` reloads them
   * for the turn.
   */
  const loadReceivers = async () => (receivers ??= await listReceivers(transaction, contractId));

  async function tell(
    kind: ContractMessage,
    receiver: ReceiverRow,
    { channels = receiver.channels, reason, attachments = [], textReason }: Telling = {},
  ) {
    const { receiverUuid, linkVersion } = receiver;
    const language = findReceiverLanguage(receiver, contract);
    const passedOnBy = receiver.delegatedFrom && (await findReceiverName(transaction, receiver.delegatedFrom));
    reading ??= readFacts(transaction, contract, await loadReceivers(), from);
    const { sender, facts, own } = await reading;
    const isAttached = attachments.length > 0;
    const about = { sender, own, facts: { ...facts, isAttached, ...(reason !== undefined && { reason }) }, message };
    const named = passedOnBy ? { ...about, passedOnBy } : about;
    const { mails, texts } = writeMessages(kind, { ...receiver, channels }, { ...named, language });
    const addressee = { contractId, receiverUuid, linkVersion: isWithoutLink(kind) ? null : linkVersion };
    const sent: string[] = [];
    // If there is an email, the alert is inserted along with it, which saves a round trip.
    const causes = TURNS.has(kind) ? listTurnCauses(contract, receiver, facts.senderName) : [];
    for (const mail of mails) {
      const along = { causes: causes.splice(0) };
      sent.push(await outbox.enqueue(transaction, { ...mail, attachments }, addressee, along));
    }
    await recordAlertCauses(transaction, causes);
    const paid = { reason: textReason ?? (NEEDED.has(kind) ? 'NEEDED' : 'TOLD') };
    for (const text of texts) sent.push(await outbox.enqueueText(transaction, text, addressee, paid));
    return sent;
  }

  return {
    tell,
    /** Notifies viewers immediately, because they aren't part of the signing order. */
    async notifyViewers() {
      for (const receiver of await loadReceivers()) {
        if (!receiver.toldAtSending || receiver.state !== 'WAITING') continue;
        await notifyViewer(transaction, receiver, contract.movedAt);
        await tell('SIGN_REQUEST', receiver);
      }
    },
    /**
     * Gives the turn to all unfinished receivers with the lowest order, and notifies those who haven't been notified
     * yet. Returns the receivers whose turn it is. Pass the receivers if they have just been read.
     */
    async passTurn(present: readonly ReceiverRow[] | null = null) {
      receivers = present ?? (await listReceivers(transaction, contractId));
      const turn = listNextReceivers(receivers);
      for (const receiver of turn) {
        if (receiver.hasTurn) continue;
        await giveTurn(transaction, receiver);
        if (receiver.state === 'WAITING') await tell('SIGN_REQUEST', receiver);
      }
      return turn;
    },
  };
}

/**
 * Lists the causes that alert a receiver in the console that it is their turn. There are none for people who aren't
 * members.
 */
const listTurnCauses = (
  { contractId, batchUuid }: ContractRow,
  { organizationMemberUuid, role }: ReceiverRow,
  who: string,
): AlertCause[] =>
  organizationMemberUuid === null || role === 'VIEWER'
    ? []
    : [{ kind: 'MY_TURN', to: { organizationMemberUuid }, about: { contractId, batchUuid }, who, isMailed: true }];

async function readFacts(
  transaction: Transaction<DB>,
  contract: ContractRow,
  receivers: readonly ReceiverRow[],
  from: SenderDetails | null,
) {
  const { title, expiresAt, endedAt } = contract;
  const { sender, memberName } = from ?? (await findSenderDetails(transaction, contract));
  const facts = {
    title,
    organizationName: sender.name,
    senderName: memberName,
    expiresAt: expiresAt ?? contract.movedAt,
    ...(endedAt && { completedAt: endedAt }),
    isSealedAtOnce: hasOnlyViewers(receivers),
  };
  const own = await listChosenTexts(transaction, contract.organizationUuid, contract.settings.mailTemplate);
  return { sender, facts, own };
}
