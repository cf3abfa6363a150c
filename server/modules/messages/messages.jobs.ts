import { sql, type Transaction } from 'kysely';
import { maskEmail, maskPhone } from '../../../rules/mask.ts';
import { MailRefused, type MailSender } from '../../adapters/mail/port.ts';
import { TextRefused, type TextSender } from '../../adapters/sms/port.ts';
import type { NewEvent } from '../../audit/events.ts';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { defineJob, PermanentFailure, type JobDefinition } from '../../jobs/definition.ts';
import type { Secrets } from '../../security/secrets.ts';
import { appendEvents } from '../audit/contract-events.repository.ts';
import { mintLink, presentLinkVersion } from '../contracts/receiver-links.ts';
import { DELIVER_MESSAGE, LINK, OUTBOX_PURPOSE, type Mail } from './outbox.ts';

type Parts = { database: Database; secrets: Secrets; mail: MailSender; texts: TextSender; publicUrl: string };
type Content = Pick<Mail, 'subject' | 'text' | 'html'>;
type Waiting = NonNullable<Awaited<ReturnType<typeof markSending>>>;

const SUPERSEDED = '이제 쓸 수 없는 링크라서 보내지 않았어요.';

/** Hands over what the outbox holds. A message may arrive twice when a worker is lost, always under the same id. */
export function createMessageJobs({ database, secrets, mail, texts, publicUrl }: Parts): JobDefinition[] {
  async function deliver(messageUuid: string, waiting: Waiting, contentEnc: Buffer) {
    const content: Content = JSON.parse(secrets.open(OUTBOX_PURPOSE, contentEnc));
    const write = await linkWriter(messageUuid, waiting, content);
    const text = write(content.text);
    if (waiting.channel === 'SMS') return texts.send({ messageUuid, to: waiting.recipient, text });
    const { subject } = content;
    return mail.send({ messageUuid, to: waiting.recipient, subject, text, html: write(content.html) });
  }

  /** Each delivery has a secret of its own: nobody could find it out from what is stored. */
  async function linkWriter(messageUuid: string, { receiverUuid, linkVersion }: Waiting, { text }: Content) {
    if (receiverUuid === null || linkVersion === null) return (words: string) => words;
    if ((await presentLinkVersion(database, receiverUuid)) !== linkVersion) throw new PermanentFailure(SUPERSEDED);
    if (!text.includes(LINK)) return (words: string) => words;
    const link = await mintLink(database, publicUrl, { receiverUuid, linkVersion, messageUuid });
    return (words: string) => words.replaceAll(LINK, link);
  }

  return [
    defineJob(
      DELIVER_MESSAGE,
      async ({ key: messageUuid }) => {
        const waiting = await markSending(database, messageUuid);
        if (!waiting?.contentEnc) return;
        try {
          await deliver(messageUuid, waiting, waiting.contentEnc);
        } catch (error) {
          throw error instanceof MailRefused || error instanceof TextRefused
            ? new PermanentFailure(error.message, { cause: error })
            : error;
        }
        return async (transaction) => {
          await markSent(transaction, messageUuid);
          await recordFate(transaction, waiting, null);
        };
      },
      {
        async onFailure(transaction, { key }, { error, final }) {
          const message = await markFailure(transaction, key, error.message, final);
          if (final && message) await recordFate(transaction, message, error.message.slice(0, 300));
        },
      },
    ),
  ];
}

const FACTS = [
  'messageUuid',
  sql<'MAIL' | 'SMS'>`channel`.as('channel'),
  'template',
  'recipient',
  'contentEnc',
  'contractId',
  'receiverUuid',
  'linkVersion',
] as const;

const markSending = (database: Database, messageUuid: string) =>
  database
    .updateTable('outboxMessages')
    .set((eb) => ({ status: 'SENDING', attempts: eb('attempts', '+', 1) }))
    .where('messageUuid', '=', messageUuid)
    .where('status', 'in', ['QUEUED', 'SENDING'])
    .returning(FACTS)
    .executeTakeFirst();

async function markSent(transaction: Transaction<DB>, messageUuid: string) {
  await transaction
    .updateTable('outboxMessages')
    .set({ status: 'SENT', sentAt: sql`now()`, contentEnc: null, lastError: null })
    .where('messageUuid', '=', messageUuid)
    .execute();
}

const markFailure = (transaction: Transaction<DB>, messageUuid: string, words: string, final: boolean) =>
  transaction
    .updateTable('outboxMessages')
    .set({ status: final ? 'FAILED' : 'QUEUED', lastError: words.slice(0, 1_000) })
    .where('messageUuid', '=', messageUuid)
    .returning(FACTS)
    .executeTakeFirst();

/** What became of a message to a receiver belongs to the history of its contract. */
async function recordFate(transaction: Transaction<DB>, message: Waiting, reason: string | null) {
  const { contractId, receiverUuid, messageUuid: messageId, channel, template, recipient } = message;
  if (contractId === null || receiverUuid === null) return;
  const to = channel === 'MAIL' ? maskEmail(recipient) : maskPhone(recipient);
  const delivery = { messageId, receiverUuid, channel, template, to };
  const when = { at: new Date(), actor: { kind: 'SYSTEM' } } as const;
  const event: NewEvent =
    reason === null
      ? { kind: 'MESSAGE_SENT', ...when, data: delivery }
      : { kind: 'MESSAGE_FAILED', ...when, data: { ...delivery, reason } };
  await appendEvents(transaction, contractId, [event]);
}
