import type { Connection } from '../../database/connect.ts';
import type { Mail } from './outbox.ts';

/** Returns whether such an email was sent to this address since the given time. */
export async function wasEmailedSince(connection: Connection, { to, template }: Mail, since: Date) {
  const mail = await connection
    .selectFrom('outboxMessages')
    .select('messageUuid')
    .where('recipient', '=', to)
    .where('template', '=', template)
    .where('createdAt', '>', since)
    .executeTakeFirst();
  return mail !== undefined;
}
