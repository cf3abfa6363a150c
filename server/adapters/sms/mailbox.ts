import type { Database } from '../../database/connect.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { TextSender } from './port.ts';

export type PhoneMessage = { messageUuid: string; to: string; title: '문자' | '카카오 알림톡'; text: string };
export type PhoneDisplay = { show: (message: PhoneMessage) => Promise<void> };

/** Stores text and KakaoTalk messages in the table that /api/dev/mailbox displays. Never used in production. */
export const createPhoneDisplay = (database: Database): PhoneDisplay => ({
  async show({ messageUuid, to, title, text }) {
    const bodyHtml = `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`;
    await database
      .insertInto('mailboxMessages')
      .values({ messageUuid, channel: 'SMS', recipient: to, subject: title, bodyText: text, bodyHtml })
      .onConflict((conflict) => conflict.column('messageUuid').doNothing())
      .execute();
  },
});

export function createMailboxTextSender(database: Database): TextSender {
  const phones = createPhoneDisplay(database);
  return {
    async send({ messageUuid, to, text }) {
      await phones.show({ messageUuid, to, title: '문자', text });
      return { providerId: null, sentAs: 'TEXT' };
    },
    report: () => Promise.resolve({ state: 'ARRIVED' }),
  };
}
