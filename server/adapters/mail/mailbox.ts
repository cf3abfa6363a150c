import type { Database } from '../../database/connect.ts';
import type { MailAttachment, MailSender } from './port.ts';

/**
 * Stores emails in a table that /api/dev/mailbox displays. For demos and development, where there is no SMTP server.
 */
export const createMailboxSender = (database: Database): MailSender => ({
  async send({ messageUuid, to, subject, text, html, attachments = [] }) {
    const files = attachments.filter(({ cid }) => cid === undefined);
    const kept = files.map(({ name, bytes }) => ({ name, bytes: bytes.byteLength }));
    await database
      .insertInto('mailboxMessages')
      .values({
        messageUuid,
        channel: 'MAIL',
        recipient: to,
        subject,
        bodyText: text,
        bodyHtml: attachments.reduce(showInline, html),
        attachments: JSON.stringify(kept),
      })
      .onConflict((conflict) => conflict.column('messageUuid').doNothing())
      .execute();
  },
  close: () => {},
});

/** Embeds an inline image as a data URL, because a web page can't resolve `cid:` references. */
const showInline = (html: string, { cid, bytes, contentType }: MailAttachment) =>
  cid === undefined
    ? html
    : html.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`);
