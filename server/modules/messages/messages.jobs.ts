import { sql, type Transaction } from 'kysely';
import { MailRefused, type MailSender } from '../../adapters/mail/port.ts';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { defineJob, PermanentFailure, type JobDefinition } from '../../jobs/definition.ts';
import type { Secrets } from '../../security/secrets.ts';
import { DELIVER_MESSAGE, OUTBOX_PURPOSE, type Mail } from './outbox.ts';

type Parts = { database: Database; secrets: Secrets; mail: MailSender };
type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Hands over what the outbox holds. A mail may arrive twice when a worker is lost, always with the same Message-ID. */
export function createMessageJobs({ database, secrets, mail }: Parts): JobDefinition[] {
  return [
    defineJob(
      DELIVER_MESSAGE,
      async ({ key: messageUuid }) => {
        const waiting = await markSending(database, messageUuid);
        if (!waiting?.contentEnc) return;
        const content: MailContent = JSON.parse(secrets.open(OUTBOX_PURPOSE, waiting.contentEnc));
        const { subject, text, html } = content;
        try {
          await mail.send({ messageUuid, to: waiting.recipient, subject, text, html });
        } catch (error) {
          throw error instanceof MailRefused ? new PermanentFailure(error.message, { cause: error }) : error;
        }
        return (transaction) => markSent(transaction, messageUuid);
      },
      {
        onFailure: (transaction, { key }, { error, final }) => markFailure(transaction, key, error.message, final),
      },
    ),
  ];
}

const markSending = (database: Database, messageUuid: string) =>
  database
    .updateTable('outboxMessages')
    .set((eb) => ({ status: 'SENDING', attempts: eb('attempts', '+', 1) }))
    .where('messageUuid', '=', messageUuid)
    .where('status', 'in', ['QUEUED', 'SENDING'])
    .returning(['recipient', 'contentEnc'])
    .executeTakeFirst();

async function markSent(transaction: Transaction<DB>, messageUuid: string) {
  await transaction
    .updateTable('outboxMessages')
    .set({ status: 'SENT', sentAt: sql`now()`, contentEnc: null, lastError: null })
    .where('messageUuid', '=', messageUuid)
    .execute();
}

async function markFailure(transaction: Transaction<DB>, messageUuid: string, words: string, final: boolean) {
  await transaction
    .updateTable('outboxMessages')
    .set({ status: final ? 'FAILED' : 'QUEUED', lastError: words.slice(0, 1_000) })
    .where('messageUuid', '=', messageUuid)
    .execute();
}
