import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { countCp949Bytes, MAX_SHORT_TEXT_BYTES, toCp949Text } from '../../text/cp949.ts';
import { TextRejected, type TextReport, type TextSender } from './port.ts';
import { signSolapiRequest } from './solapi-signature.ts';

export type SolapiOptions = { baseUrl: string; apiKey: string; apiSecret: string; from: string; limitMs?: number };

const LIMIT_MS = 10_000;
const LONG_BYTES = 2_000;
const ARRIVED = '4000';
/** Accepted by the provider, or already at the carrier. */
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
});
/** SOLAPI returns the messages as a list or keyed by id. */
const listAnswer = v.object({ messageList: v.union([v.array(listed), v.record(v.string(), listed)]) });
const errorAnswer = v.object({ errorCode: v.string(), errorMessage: v.string() });

/** The base URL is https://api.solapi.com, or our emulator. */
export function createSolapiTextSender(options: SolapiOptions): TextSender {
  const { baseUrl, apiKey, apiSecret, from, limitMs = LIMIT_MS } = options;

  function authorization() {
    const date = new Date().toISOString();
    const salt = randomBytes(16).toString('hex');
    const signature = signSolapiRequest(apiSecret, date, salt);
    return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
  }

  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: authorization(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const error = v.safeParse(errorAnswer, answer);
    // The cause is our key, our balance or SOLAPI itself, not this message, so it is retried.
    throw new Error(
      error.success
        ? `${error.output.errorMessage} (${error.output.errorCode})`
        : `SOLAPI answered ${response.status}.`,
    );
  }

  return {
    async send({ messageUuid, to, text: written }) {
      const text = toCp949Text(written);
      const bytes = countCp949Bytes(text);
      if (bytes > LONG_BYTES) throw new TextRejected(`문자가 너무 길어요. (${bytes}바이트)`);
      const type = bytes > MAX_SHORT_TEXT_BYTES ? 'LMS' : 'SMS';
      const message = { to, from, text, type, customFields: { messageId: messageUuid } };
      const answer = v.parse(
        sendAnswer,
        await call('/messages/v4/send-many/detail', { messages: [message], showMessageList: true }),
      );
      // Status 200 only means that the request was understood, not that the message was accepted.
      const [refusal] = answer.failedMessageList;
      if (refusal) throw new TextRejected(wordsOf(refusal.statusMessage, refusal.statusCode));
      return { providerId: answer.messageList?.[0]?.messageId ?? null };
    },
    async report(providerId): Promise<TextReport> {
      const query = new URLSearchParams({ messageId: providerId }).toString();
      const { messageList } = v.parse(listAnswer, await call(`/messages/v4/list?${query}`));
      const found = Object.values(messageList).find(({ messageId }) => messageId === providerId);
      const code = found?.statusCode ?? '2000';
      if (code === ARRIVED) return { state: 'ARRIVED' };
      if (ON_ITS_WAY.test(code) && found?.status !== 'FAILED') return { state: 'ON_ITS_WAY' };
      return { state: 'FAILED', words: wordsOf(found?.reason ?? undefined, code) };
    },
  };
}

/** The provider's message, with the code that its support asks for. */
const wordsOf = (words = '문자를 보내지 못했어요.', code = '') =>
  `${words}${code === '' ? '' : ` (${code})`}`.slice(0, 300);
