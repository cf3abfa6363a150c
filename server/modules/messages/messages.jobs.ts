import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { FileStore } from '../../adapters/files/port.ts';
import { MailRejectedError, type MailSender } from '../../adapters/mail/port.ts';
import { TextRejectedError, type SentText, type TextSender } from '../../adapters/sms/port.ts';
import type { Connection, Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { defineStatement } from '../../database/statements.ts';
import { defineJob, PermanentFailure, type Ending, type HeldJob, type JobDefinition } from '../../jobs/definition.ts';
import { withJobEnded } from '../../jobs/leases.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { Credits } from '../credits/credits.ts';
import { readStoredFile } from '../files/open-stored-file.ts';
import { mintLinkUnlessRevoked, findLinkVersion } from './receiver-links.ts';
import { recordDelivery } from './record-delivery.ts';
import { returnUndeliveredCredits } from './return-undelivered-credits.ts';
import { attachLogo, type Sender } from './logo.ts';
import { DELIVER_MESSAGE, FORMER_LINK_PLACEHOLDER, OUTBOX_PURPOSE, type Mail, type TextMessage } from './outbox.ts';

type Parts = {
  database: Database;
  files: FileStore;
  secrets: Secrets;
  mail: MailSender;
  texts: TextSender;
  publicUrl: string;
  credits: Pick<Credits, 'spendText' | 'returnText' | 'returnDocument'>;
};
type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'attachments'> &
  Pick<TextMessage, 'alimtalk'> & { isUnpaid?: boolean; linkPlaceholder?: string };
type Sent = { text: SentText | null; isAttached: boolean };
type Waiting = NonNullable<Awaited<ReturnType<typeof markSending>>>;

const UNPAID = '크레딧이 없어 문자를 보내지 않았어요.';
const SUPERSEDED = '이제 쓸 수 없는 링크라서 보내지 않았어요.';

/** Delivers the outbox. If a worker is lost, a message may be sent twice, with the same id. */
export function createMessageJobs({
  database,
  files,
  secrets,
  mail,
  texts,
  publicUrl,
  credits,
}: Parts): JobDefinition[] {
  async function deliver(messageUuid: string, waiting: Waiting, contentEnc: Buffer): Promise<Sent> {
    const content: Content = JSON.parse(secrets.open(OUTBOX_PURPOSE, contentEnc));
    if (content.isUnpaid) throw new PermanentFailure(UNPAID);
    const write = await linkWriter(messageUuid, waiting, content);
    const text = write(content.text);
    if (waiting.channel === 'SMS') {
      const prefersKakao = waiting.sender.phoneMessages !== 'TEXT';
      const alimtalk = prefersKakao && content.alimtalk && fillIn(content.alimtalk, write);
      const outgoing = { messageUuid, to: waiting.recipient, text, ...(alimtalk && { alimtalk }) };
      return { text: await texts.send(outgoing), isAttached: false };
    }
    const { subject, replyTo } = content;
    const attached = await Promise.all((content.attachments ?? []).map(readAttached));
    const { html, inline } = await attachLogo({ database, files, publicUrl }, content.html, waiting.sender);
    const attachments = [...inline, ...attached];
    await mail.send({ messageUuid, to: waiting.recipient, subject, text, html: write(html), replyTo, attachments });
    return { text: null, isAttached: attached.length > 0 };
  }

  async function readAttached({ name, sha256 }: { name: string; sha256: string }) {
    return { name, bytes: await readStoredFile(files, sha256), contentType: 'application/pdf' as const };
  }

  /**
   * Returns a function that inserts the receiver's link. Each delivery gets a new secret, which nothing stored reveals.
   */
  async function linkWriter(
    messageUuid: string,
    { receiverUuid, linkVersion, channel }: Waiting,
    { text, linkPlaceholder = FORMER_LINK_PLACEHOLDER }: Content,
  ) {
    if (receiverUuid === null || linkVersion === null) return (words: string) => words;
    if (!text.includes(linkPlaceholder)) {
      if ((await findLinkVersion(database, receiverUuid)) !== linkVersion) throw new PermanentFailure(SUPERSEDED);
      return (words: string) => words;
    }
    const way = { via: channel, messageUuid };
    const link = await mintLinkUnlessRevoked(database, publicUrl, { receiverUuid, linkVersion }, way);
    if (link === null) throw new PermanentFailure(SUPERSEDED);
    return (words: string) => words.replaceAll(linkPlaceholder, link);
  }

  return [
    defineJob(
      DELIVER_MESSAGE,
      async ({ key: messageUuid }) => {
        const waiting = await markSending(database, messageUuid);
        if (!waiting?.contentEnc) return;
        let sent: Sent;
        try {
          sent = await deliver(messageUuid, waiting, waiting.contentEnc);
        } catch (error) {
          throw error instanceof MailRejectedError || error instanceof TextRejectedError
            ? new PermanentFailure(error.message, { cause: error })
            : error;
        }
        const end: Ending['end'] = (connection, held) => markSent(connection, held, messageUuid, sent.text);
        if (waiting.receiverUuid === null && waiting.channel === 'MAIL') return { end };
        return {
          end,
          async more(transaction) {
            const { isAttached, text } = sent;
            await recordDelivery(transaction, waiting, null, { isAttached, sentAs: text?.sentAs });
            if (waiting.channel === 'SMS') await credits.spendText(transaction, messageUuid);
          },
        };
      },
      {
        async onFailure(transaction, { key }, { error, final }) {
          const message = await markFailure(transaction, key, error.message, final);
          if (!final || !message) return;
          await recordDelivery(transaction, message, error.message.slice(0, 300));
          await returnUndeliveredCredits(transaction, credits, message);
        },
      },
    ),
  ];
}

const fillIn = ({ key, variables }: NonNullable<TextMessage['alimtalk']>, write: (words: string) => string) => ({
  key,
  variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, write(value)])),
});

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

/** Null for messages that aren't about a contract, and for organisations that haven't changed their settings. */
type PhoneMessages = { phoneMessages: string | null };
const SENDER = sql<Sender & PhoneMessages>`(
  select json_build_object('name', min(o.name), 'logoImgUrl', min(o.logo_img_url), 'phoneMessages', min(s.phone_messages))
    from contracts join organizations o using (organization_uuid) left join service_settings s using (organization_uuid)
   where contracts.contract_id = outbox_messages.contract_id)`.as('sender');

const markSending = async (database: Database, messageUuid: string) =>
  (await startSending(database, messageUuid)).rows[0];

const startSending = defineStatement('outbox: sending', (queries, messageUuid: RawBuilder<string>) =>
  queries
    .updateTable('outboxMessages')
    .set({ status: sql.lit('SENDING'), attempts: sql<number>`attempts + 1` })
    .where('messageUuid', '=', messageUuid)
    .where('status', 'in', [sql.lit('QUEUED'), sql.lit('SENDING')])
    .returning([...FACTS, SENDER]),
);

const markSent = async (connection: Connection, held: HeldJob, messageUuid: string, text: SentText | null) =>
  (await endSent(connection, held.jobUuid, held.token, messageUuid, text?.providerId ?? null, text?.sentAs ?? null))
    .numAffectedRows;

const endSent = defineStatement(
  'outbox: sent',
  (
    queries,
    jobUuid: RawBuilder<string>,
    token: RawBuilder<string>,
    messageUuid: RawBuilder<string>,
    providerId: RawBuilder<string | null>,
    sentAs: RawBuilder<string | null>,
  ) =>
    withJobEnded(queries, { jobUuid, token })
      .updateTable('outboxMessages')
      .from('ended')
      .set({
        status: sql.lit('SENT'),
        sentAt: sql<Date>`now()`,
        contentEnc: sql.lit(null),
        lastError: sql.lit(null),
        providerId,
        sentAs,
      })
      .where('messageUuid', '=', messageUuid),
);

const markFailure = (transaction: Transaction<DB>, messageUuid: string, words: string, final: boolean) =>
  transaction
    .updateTable('outboxMessages')
    .set({ status: final ? 'FAILED' : 'QUEUED', lastError: words.slice(0, 1_000) })
    .where('messageUuid', '=', messageUuid)
    .returning(FACTS)
    .executeTakeFirst();
