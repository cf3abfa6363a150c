import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

const MAX_MESSAGES = 200;

export type MailboxMessage = Awaited<ReturnType<typeof listMessages>>[number];

export const findMessage = (database: Database, messageUuid: string) =>
  database.selectFrom('mailboxMessages').select('bodyHtml').where('messageUuid', '=', messageUuid).executeTakeFirst();

export async function listMessages(database: Database, to: string | null) {
  const rows = await database
    .selectFrom('mailboxMessages')
    .select(['messageUuid', 'recipient', 'subject', 'bodyText', 'bodyHtml', 'deliveredAt'])
    .select(sql<{ name: string; bytes: number }[]>`attachments`.as('attachments'))
    .$if(to !== null, (query) => query.where((eb) => eb(eb.fn('lower', ['recipient']), '=', to?.toLowerCase() ?? '')))
    .orderBy('deliveredAt', 'desc')
    .orderBy('messageUuid', 'desc')
    .limit(MAX_MESSAGES)
    .execute();
  return rows.map(({ messageUuid, recipient, subject, bodyText, bodyHtml, attachments, deliveredAt }) => ({
    messageUuid,
    to: recipient,
    subject,
    text: bodyText,
    html: bodyHtml,
    links: [...new Set(bodyText.match(/https?:\/\/[^\s<>"']+/g) ?? [])],
    attachments,
    deliveredAt,
  }));
}
