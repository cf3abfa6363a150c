import type { Database } from '../../database/connect.ts';
import type { MailSender } from './port.ts';

/** Without an SMTP server, mails lie in a table and are read at /api/dev/mailbox. Never in production. */
export const createMailboxSender = (database: Database): MailSender => ({
  async send({ messageUuid, to, subject, text, html, attachments = [] }) {
    const kept = attachments.map(({ name, bytes }) => ({ name, bytes: bytes.byteLength }));
    await database
      .insertInto('mailboxMessages')
      .values({
        messageUuid,
        channel: 'MAIL',
        recipient: to,
        subject,
        bodyText: text,
        bodyHtml: html,
        attachments: JSON.stringify(kept),
      })
      .onConflict((conflict) => conflict.column('messageUuid').doNothing())
      .execute();
  },
  close: () => {},
});
