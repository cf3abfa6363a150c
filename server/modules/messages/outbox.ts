import { v7 as uuidv7 } from 'uuid';
import type { Alimtalk } from '../../configuration/alimtalk-keys.ts';
import type { Connection } from '../../database/connect.ts';
import { LANE_BULK, LANE_NOW, type Lane } from '../../jobs/definition.ts';
import { enqueueJobs, withJob } from '../../jobs/queue.ts';
import type { Secrets } from '../../security/secrets.ts';
import { withAlertCauses, type AlertCause } from '../alerts/causes/cause-alerts.ts';
import type { Credits, TextReason } from '../credits/credits.ts';

export const toEmailMessage = ({ to, template, ...content }: Mail, addressee: Addressee): OutboxMessage => ({
  channel: 'MAIL',
  to,
  template,
  content,
  addressee,
});

export const toPhoneMessage = ({ to, template, ...content }: TextMessage, addressee: Addressee): OutboxMessage => ({
  channel: 'SMS',
  to,
  template,
  content,
  addressee,
});

/**
 * A placeholder for the receiver's link, which delivery creates. Contains a character that no request may contain, so
 * that nothing typed becomes a link.
 */
export const LINK_PLACEHOLDER = '\u0000link\u0000';

/** The placeholder in messages enqueued by earlier versions, which don't name theirs. */
export const FORMER_LINK_PLACEHOLDER = '{{link}}';

/** A placeholder for the sender's logo, which delivery inserts. Users' text is escaped, so it can't contain this. */
export const LOGO_PLACEHOLDER = '<!--logo-->';

/** The receiver of a message about a contract, and the version of their links when it was written. */
export type Addressee = { contractId: string; receiverUuid: string | null; linkVersion: number | null };
export type TextMessage = {
  to: string;
  template: string;
  text: string;
  /** Sent instead of the text if the organisation prefers KakaoTalk and the receiver can be reached there. */
  alimtalk?: Alimtalk;
};
export type Mail = {
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** Stored files, which delivery reads. */
  attachments?: readonly { name: string; sha256: string }[] | undefined;
};
type Along = { lane?: Lane; causes?: readonly AlertCause[] };
type Row = { channel: 'MAIL' | 'SMS'; to: string; template: string; content: object };
export type OutboxMessage = Row & { addressee: Addressee };
export type EnqueuedMessage = Pick<OutboxMessage, 'channel'> &
  Pick<Addressee, 'contractId' | 'receiverUuid'> & { messageUuid: string };
export type Outbox = ReturnType<typeof createOutbox>;

export const DELIVER_MESSAGE = 'deliver-message';
export const OUTBOX_PURPOSE = 'outbox';

export function createOutbox(secrets: Secrets, credits: Pick<Credits, 'payText'>) {
  const seal = (content: object) =>
    secrets.seal(OUTBOX_PURPOSE, JSON.stringify({ ...content, linkPlaceholder: LINK_PLACEHOLDER }));

  async function write(
    connection: Connection,
    row: Row,
    addressee: Addressee | undefined,
    { lane = LANE_NOW, causes = [], messageUuid = uuidv7() }: Along & { messageUuid?: string },
  ) {
    const { channel, to, template, content } = row;
    const queued = withJob(connection, { kind: DELIVER_MESSAGE, key: messageUuid, lane });
    await withAlertCauses(queued, causes)
      .insertInto('outboxMessages')
      .values({
        messageUuid,
        channel,
        template,
        recipient: to,
        contentEnc: seal(content),
        ...addressee,
      })
      .execute();
    return messageUuid;
  }

  return {
    /**
     * Inserts many messages and their delivery jobs in two statements. Messages about contracts sent one by one come
     * first.
     */
    async enqueueMany(connection: Connection, letters: readonly OutboxMessage[]): Promise<EnqueuedMessage[]> {
      if (letters.length === 0) return [];
      const rows = letters.map(({ channel, to, template, content, addressee }) => ({
        messageUuid: uuidv7(),
        channel,
        template,
        recipient: to,
        contentEnc: seal(content),
        ...addressee,
      }));
      await connection.insertInto('outboxMessages').values(rows).execute();
      await enqueueJobs(
        connection,
        rows.map(({ messageUuid }) => ({ kind: DELIVER_MESSAGE, key: messageUuid, lane: LANE_BULK })),
      );
      return rows.map(({ messageUuid, channel, contractId, receiverUuid }) => ({
        messageUuid,
        channel,
        contractId,
        receiverUuid,
      }));
    },
    /** Inserts a message, its delivery job and the causes of alerts about the same action in one statement. */
    enqueue: (connection: Connection, { to, template, ...content }: Mail, addressee?: Addressee, along: Along = {}) =>
      write(connection, { channel: 'MAIL', to, template, content }, addressee, along),
    /**
     * Inserts a text message and pays for it. Stores it even if it can't be paid for, so that the message log has it.
     */
    async enqueueText(
      connection: Connection,
      { to, template, ...content }: TextMessage,
      addressee?: Addressee,
      { reason = 'NEEDED' }: { reason?: TextReason } = {},
    ) {
      const messageUuid = uuidv7();
      const isPaid = !addressee || (await credits.payText(connection, { ...addressee, messageUuid }, reason));
      const row = {
        channel: 'SMS',
        to,
        template,
        content: { ...content, ...(!isPaid && { isUnpaid: true }) },
      } as const;
      return write(connection, row, addressee, { messageUuid });
    },
  };
}
