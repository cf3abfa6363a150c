import * as v from 'valibot';
import type { AlimtalkTemplates } from '../../configuration/alimtalk-keys.ts';
import { countCp949Bytes, MAX_SHORT_TEXT_BYTES, toCp949Text } from '../../text/cp949.ts';
import { createApprovedTemplateFinder } from './approved-templates.ts';
import {
  TextRejectedError,
  type OutgoingText,
  type SentText,
  type TextDeliveryReport,
  type TextSender,
} from './port.ts';
import { createSolapiCall, type SolapiAccount } from './solapi-call.ts';
import { createSolapiTemplateClient } from './solapi-templates.ts';

export type SolapiOptions = SolapiAccount & {
  from: string;
  /** Null if the installation has no KakaoTalk channel. */
  kakao?: { pfId: string; templates: AlimtalkTemplates } | null;
  limitMs?: number;
};

const LIMIT_MS = 10_000;
const LONG_BYTES = 2_000;
const ARRIVED = '4000';
/** Status codes of messages that were accepted or passed to the carrier. */
const ON_ITS_WAY = /^[23]\d{3}$/;

const failed = v.object({ statusCode: v.optional(v.string()), statusMessage: v.optional(v.string()) });
const sendAnswer = v.object({
  failedMessageList: v.array(failed),
  messageList: v.optional(v.array(v.object({ messageId: v.string() }))),
});
const listed = v.object({
  messageId: v.string(),
  status: v.optional(v.string()),
  statusCode: v.optional(v.string()),
  reason: v.optional(v.nullable(v.string())),
  replacement: v.optional(v.union([v.boolean(), v.picklist([0, 1])])),
});
/** SOLAPI returns messages as a list or as an object keyed by id. */
const listAnswer = v.object({ messageList: v.union([v.array(listed), v.record(v.string(), listed)]) });

export function createSolapiTextSender({
  from,
  kakao = null,
  limitMs = LIMIT_MS,
  ...account
}: SolapiOptions): TextSender {
  const call = createSolapiCall(account, limitMs);
  const isApproved = createApprovedTemplateFinder(createSolapiTemplateClient(call, kakao?.pfId ?? ''));

  /** Sends a message. Status 200 only means that SOLAPI understood the request; the message may still be rejected. */
  async function post(message: object) {
    const body = { messages: [message], showMessageList: true };
    const answer = v.parse(sendAnswer, await call('/messages/v4/send-many/detail', { method: 'POST', body }));
    const [refusal] = answer.failedMessageList;
    if (refusal) throw new TextRejectedError(wordsOf(refusal.statusMessage, refusal.statusCode));
    return answer.messageList?.[0]?.messageId ?? null;
  }

  /** Sends a message on KakaoTalk. Returns null if that is impossible, without having sent anything. */
  async function sendByKakao(message: object, alimtalk: OutgoingText['alimtalk']): Promise<SentText | null> {
    const templateId = alimtalk && kakao?.templates[alimtalk.key];
    if (!alimtalk || !kakao || !templateId || !(await isApproved(templateId))) return null;
    const kakaoOptions = { pfId: kakao.pfId, templateId, variables: alimtalk.variables, disableSms: false };
    try {
      return { providerId: await post({ ...message, kakaoOptions }), sentAs: 'ALIMTALK' };
    } catch (error) {
      // Either the template or the number was rejected. Sending it as a text message shows which.
      if (error instanceof TextRejectedError) return null;
      throw error;
    }
  }

  return {
    async send({ messageUuid, to, text: written, alimtalk }) {
      const text = toCp949Text(written);
      const bytes = countCp949Bytes(text);
      if (bytes > LONG_BYTES) throw new TextRejectedError(`문자가 너무 길어요. (${bytes}바이트)`);
      const message = { to, from, text, customFields: { messageId: messageUuid } };
      const byKakao = await sendByKakao(message, alimtalk);
      if (byKakao) return byKakao;
      const type = bytes > MAX_SHORT_TEXT_BYTES ? 'LMS' : 'SMS';
      const providerId = await post({ ...message, type });
      return { providerId, sentAs: alimtalk && kakao ? 'TEXT_INSTEAD' : 'TEXT' };
    },
    async report(providerId): Promise<TextDeliveryReport> {
      const query = new URLSearchParams({ messageId: providerId }).toString();
      const { messageList } = v.parse(listAnswer, await call(`/messages/v4/list?${query}`));
      const found = Object.values(messageList).find(({ messageId }) => messageId === providerId);
      const code = found?.statusCode ?? '2000';
      const isReplaced = Boolean(found?.replacement);
      if (code === ARRIVED) return { state: 'ARRIVED', isReplaced };
      if (ON_ITS_WAY.test(code) && found?.status !== 'FAILED') return { state: 'ON_ITS_WAY', isReplaced };
      return { state: 'FAILED', words: wordsOf(found?.reason ?? undefined, code), isReplaced };
    },
  };
}

/** Returns the provider's error message, with the code that its support team asks for. */
const wordsOf = (words = '문자를 보내지 못했어요.', code = '') =>
  `${words}${code === '' ? '' : ` (${code})`}`.slice(0, 300);
