import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import { withJob } from '../../jobs/queue.ts';
import type { Secrets } from '../../security/secrets.ts';

/** A placeholder for the receiver's personal link, which is created on delivery. */
export const LINK = '{{link}}';

/**
 * A placeholder in an email's HTML for the sender's logo, which is inserted on delivery. Users' text is escaped, so it
 * can never contain it.
 */
export const LOGO = '<!--logo-->';

/** The receiver of a contract's message, and the version of their links when it was written. */
export type Addressee = { contractId: string; receiverUuid: string | null; linkVersion: number | null };
export type TextMessage = { to: string; template: string; text: string };
export type Mail = {
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  /** Stored files, which are read on delivery. */
  attachments?: readonly { name: string; sha256: string }[] | undefined;
};
export type Outbox = ReturnType<typeof createOutbox>;

export const DELIVER_MESSAGE = 'deliver-message';
export const OUTBOX_PURPOSE = 'outbox';

export function createOutbox(secrets: Secrets) {
  type Row = { channel: 'MAIL' | 'SMS'; to: string; template: string; content: object };

  async function write(connection: Connection, { channel, to, template, content }: Row, addressee?: Addressee) {
    const messageUuid = uuidv7();
    await withJob(connection, { kind: DELIVER_MESSAGE, key: messageUuid })
      .insertInto('outboxMessages')
      .values({
        messageUuid,
        channel,
        template,
        recipient: to,
        contentEnc: secrets.seal(OUTBOX_PURPOSE, JSON.stringify(content)),
        ...addressee,
      })
      .execute();
    return messageUuid;
  }

  return {
    /** Inserts the message and its delivery job in the caller's transaction. */
    enqueue: (connection: Connection, { to, template, ...content }: Mail, addressee?: Addressee) =>
      write(connection, { channel: 'MAIL', to, template, content }, addressee),
    enqueueText: (connection: Connection, { to, template, text }: TextMessage, addressee?: Addressee) =>
      write(connection, { channel: 'SMS', to, template, content: { text } }, addressee),
  };
}
