import type { Database } from '../../database/connect.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { TextSender } from './port.ts';

/** Text messages are stored in the same table as emails, which /api/dev/mailbox displays. Never used in production. */
export function createMailboxTextSender(database: Database): TextSender {
  return {
    async send({ messageUuid, to, text }) {
      const bodyHtml = `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`;
      await database
        .insertInto('mailboxMessages')
        .values({ messageUuid, channel: 'SMS', recipient: to, subject: '문자', bodyText: text, bodyHtml })
        .onConflict((conflict) => conflict.column('messageUuid').doNothing())
        .execute();
      return { providerId: null };
    },
    report: () => Promise.resolve({ state: 'ARRIVED' }),
  };
}
