import { sql, type Transaction } from 'kysely';
import { contractMail, contractText, type ContractMessage } from '../../content/mails/contract-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Outbox } from '../messages/outbox.ts';
import { senderName } from './contract-view.ts';
import type { Channel } from './contract.types.ts';
import type { ContractRow } from './contracts.repository.ts';
import { listReceivers, type ReceiverRow } from './receivers.repository.ts';

/** Writes the messages of one contract in the transaction of their cause. */
export async function createNotifier(transaction: Transaction<DB>, outbox: Outbox, contract: ContractRow) {
  const { contractId, title, message, settings, expiresAt } = contract;
  const organization = await transaction
    .selectFrom('organizations')
    .select('name')
    .where('organizationUuid', '=', contract.organizationUuid)
    .executeTakeFirstOrThrow();
  const facts = {
    title,
    organizationName: organization.name,
    senderName: await senderName(transaction, contract.organizationMemberUuid),
    expiresAt: expiresAt ?? contract.movedAt,
  };

  async function tell(
    kind: ContractMessage,
    receiver: ReceiverRow,
    { channels = receiver.channels, reason }: { channels?: readonly Channel[]; reason?: string } = {},
  ) {
    const { name, role, email, phone, receiverUuid, linkVersion } = receiver;
    const to = { name, role, messages: [message, receiver.message] };
    const words = { ...facts, ...(reason !== undefined && { reason }) };
    const addressee = { contractId, receiverUuid, linkVersion: kind === 'SIGN_CANCELLED' ? null : linkVersion };
    const sent: string[] = [];
    for (const channel of channels) {
      if (channel === 'MAIL' && email !== null) {
        const mail = contractMail(email, kind, settings.language, words, to);
        sent.push(await outbox.enqueue(transaction, mail, addressee));
      }
      if (channel === 'SMS' && phone !== null) {
        const text = contractText(phone, kind, settings.language, words, to);
        sent.push(await outbox.enqueueText(transaction, text, addressee));
      }
    }
    return sent;
  }

  return {
    tell,
    /** Everybody of the lowest order that has not finished: who was not told yet is told now. Answers whose turn it is. */
    async passTurn() {
      const receivers = await listReceivers(transaction, contractId);
      const turn = present(receivers);
      for (const receiver of turn) {
        if (receiver.hasTurn) continue;
        const isNew = receiver.state === 'WAITING';
        await transaction
          .updateTable('receivers')
          .set({ hasTurn: true, ...(isNew && { state: 'NOTIFIED', notifiedAt: sql<Date>`now()` }) })
          .where('receiverUuid', '=', receiver.receiverUuid)
          .execute();
        if (isNew) await tell('SIGN_REQUEST', receiver);
      }
      return turn;
    },
  };
}

const DONE: ReadonlySet<string> = new Set(['SIGNED', 'APPROVED', 'REJECTED', 'DELEGATED']);

function present(receivers: readonly ReceiverRow[]) {
  const open = receivers.filter(({ role, state }) => role !== 'VIEWER' && !DONE.has(state));
  const order = Math.min(...open.map(({ signingOrder }) => signingOrder ?? Infinity));
  return open.filter(({ signingOrder }) => signingOrder === order);
}
