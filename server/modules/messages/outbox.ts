import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Secrets } from '../../security/secrets.ts';

/** Stands in a message for the receiver's own link, whose secret is made when the message is delivered. */
export const LINK = '{{link}}';

/** Stands in the html of a mail for the sender's logo, which is put in when it is delivered. Nobody's words can hold it. */
export const LOGO = '<!--logo-->';

/** Whom a contract's message is for, and how often his links had been made void by then. */
export type Addressee = { contractId: string; receiverUuid: string | null; linkVersion: number | null };
export type TextMessage = { to: string; template: string; text: string };
export type Mail = {
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  /** Stored files that are read when it is delivered. */
  attachments?: readonly { name: string; sha256: string }[] | undefined;
};
export type Outbox = ReturnType<typeof createOutbox>;

export const DELIVER_MESSAGE = 'deliver-message';
export const OUTBOX_PURPOSE = 'outbox';

export function createOutbox(secrets: Secrets) {
  type Row = { channel: 'MAIL' | 'SMS'; to: string; template: string; content: object };

  async function write(connection: Connection, { channel, to, template, content }: Row, addressee?: Addressee) {
    const messageUuid = uuidv7();
    await connection
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
    await enqueueJob(connection, { kind: DELIVER_MESSAGE, key: messageUuid });
    return messageUuid;
  }

  return {
    /** Writes the mail and its delivery in the caller's transaction: either all of it happens or nothing. */
    enqueue: (connection: Connection, { to, template, ...content }: Mail, addressee?: Addressee) =>
      write(connection, { channel: 'MAIL', to, template, content }, addressee),
    enqueueText: (connection: Connection, { to, template, text }: TextMessage, addressee?: Addressee) =>
      write(connection, { channel: 'SMS', to, template, content: { text } }, addressee),
  };
}
