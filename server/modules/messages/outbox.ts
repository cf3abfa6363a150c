import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Secrets } from '../../security/secrets.ts';

export type Mail = { to: string; template: string; subject: string; text: string; html: string };
export type Outbox = ReturnType<typeof createOutbox>;

export const DELIVER_MESSAGE = 'deliver-message';
export const OUTBOX_PURPOSE = 'outbox';

export function createOutbox(secrets: Secrets) {
  return {
    /** Writes the mail and its delivery in the caller's transaction: either all of it happens or nothing. */
    async enqueue(connection: Connection, { to, template, ...content }: Mail) {
      const messageUuid = uuidv7();
      await connection
        .insertInto('outboxMessages')
        .values({
          messageUuid,
          channel: 'MAIL',
          template,
          recipient: to,
          contentEnc: secrets.seal(OUTBOX_PURPOSE, JSON.stringify(content)),
        })
        .execute();
      await enqueueJob(connection, { kind: DELIVER_MESSAGE, key: messageUuid });
      return messageUuid;
    },
  };
}
