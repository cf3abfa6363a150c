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
  /** Why a text message is sent, which decides what happens if the organisation can't pay for it. */
  textReason?: TextReason;
};

/** Messages that a receiver needs to continue, or to get what they signed. */
const NEEDED: ReadonlySet<ContractMessage> = new Set<ContractMessage>([
  'SIGN_REQUEST',
  'VALUE_REQUEST',
  'VALUE_CHANGED',
  'SIGN_COMPLETED',
]);

/** Messages that also alert receivers who are members. The message is the email, so the alert sends none. */
const TURNS: ReadonlySet<ContractMessage> = new Set<ContractMessage>(['SIGN_REQUEST', 'VALUE_REQUEST']);

/** Returns whether a message has no link. It is then sent even after all links were revoked. */
const isWithoutLink = (kind: ContractMessage) => kind === 'SIGN_CANCELLED' || kind === 'SIGN_DECLINED';

/**
 * Enqueues a contract's messages in the transaction that causes them. Loads receivers and sender with the first
 * message, unless the caller passes them.
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
   * Loads the receivers once, because their roles can't change during the action. `passTurn` reloads them for the turn.
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
    // Inserts the alert along with the email, which saves a round trip.
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
    /** Notifies viewers immediately, because they are outside the signing order. */
    async notifyViewers() {
      for (const receiver of await loadReceivers()) {
        if (!receiver.toldAtSending || receiver.state !== 'WAITING') continue;
        await notifyViewer(transaction, receiver, contract.movedAt);
        await tell('SIGN_REQUEST', receiver);
      }
    },
    /**
     * Gives the turn to all unfinished receivers with the lowest order, and notifies those who haven't been yet.
     * Returns the receivers with the turn. Pass `present` to save reading them.
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

/** Lists the causes that alert a receiver in the console. Only members have one. */
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
