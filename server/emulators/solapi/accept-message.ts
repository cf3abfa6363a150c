import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { PhoneDisplay } from '../../adapters/sms/mailbox.ts';
import { countCp949Bytes, toCp949Text } from '../../text/cp949.ts';
import { SCENARIOS, MESSAGE_STATUSES } from './scenarios.ts';
import { fillTemplate, type createTemplateStore } from './templates.ts';

export const messageSchema = v.object({
  to: v.string(),
  from: v.string(),
  text: v.string(),
  type: v.optional(v.picklist(['SMS', 'LMS', 'ATA'])),
  customFields: v.optional(v.record(v.string(), v.string())),
  kakaoOptions: v.optional(
    v.object({
      pfId: v.string(),
      templateId: v.string(),
      variables: v.optional(v.record(v.string(), v.string()), {}),
      disableSms: v.optional(v.boolean(), false),
    }),
  ),
});
type Message = v.InferOutput<typeof messageSchema>;
export type AcceptedMessage = { messageId: string; to: string; from: string; type: string; at: number };
type State = (typeof MESSAGE_STATUSES)[keyof typeof MESSAGE_STATUSES];
type Answer = { one: AcceptedMessage; state: State };
type Parts = {
  pfId: string;
  senders: readonly string[];
  templates: ReturnType<typeof createTemplateStore>;
  phones: PhoneDisplay;
  now: () => number;
};

const LATE_MS = 60_000;
const SHORT_BYTES = 90;
const LONG_BYTES = 2_000;

export function createMessageAcceptor({ pfId, senders, templates, phones, now }: Parts) {
  return async ({ to, from, text, type, customFields, kakaoOptions }: Message): Promise<Answer> => {
    const number = to.replaceAll(/\D/g, '');
    const messageUuid = customFields?.['messageId'] ?? randomUUID();
    const arrives = toCp949Text(text);
    const bytes = countCp949Bytes(arrives);
    const kind = bytes > SHORT_BYTES ? 'LMS' : 'SMS';
    const messageId = `M4V${randomUUID().replaceAll('-', '').toUpperCase()}`;
    const one = { messageId, to, from, type: kakaoOptions ? 'ATA' : (type ?? kind), at: now() };
    if (!senders.includes(from.replaceAll(/\D/g, ''))) return { one, state: MESSAGE_STATUSES.unregisteredSender };
    if (number === SCENARIOS.invalidNumber || !/^01\d{8,9}$/.test(number))
      return { one, state: MESSAGE_STATUSES.invalidNumber };
    if (bytes > LONG_BYTES || (type === 'SMS' && kind === 'LMS')) return { one, state: MESSAGE_STATUSES.invalidNumber };

    const isLost = number === SCENARIOS.failsAtCarrier;
    const byText = () =>
      isLost ? Promise.resolve() : phones.show({ messageUuid, to: number, title: '문자', text: arrives });
    if (!kakaoOptions) {
      await byText();
      return { one, state: MESSAGE_STATUSES.taken };
    }
    const template = templates.find(kakaoOptions.templateId);
    if (kakaoOptions.pfId !== pfId || template?.status !== 'APPROVED')
      return { one, state: MESSAGE_STATUSES.templateNotApproved };
    const shown = fillTemplate(template, kakaoOptions.variables);
    if (shown === null) return { one, state: MESSAGE_STATUSES.templateMismatch };
    if (hasKakao(number)) await phones.show({ messageUuid, to: number, title: '카카오 알림톡', text: shown });
    else if (!kakaoOptions.disableSms) await byText();
    return { one, state: MESSAGE_STATUSES.taken };
  };
}

const hasKakao = (number: string) => number !== SCENARIOS.noKakao && number !== SCENARIOS.replacedLate;

/** Returns the delivery report, and whether a text message replaced the KakaoTalk message. */
export function getDeliveryReport(
  { to, type, at }: AcceptedMessage,
  now: number,
): { state: State; replacement: boolean } {
  const isKakao = type === 'ATA';
  const age = now - at;
  if (to === SCENARIOS.failsAtCarrier) return { state: MESSAGE_STATUSES.failedAtCarrier, replacement: false };
  if (to === SCENARIOS.lateReport && age < LATE_MS) return { state: MESSAGE_STATUSES.underWay, replacement: false };
  if (isKakao && to === SCENARIOS.replacedLate)
    return {
      state: age < 2 * LATE_MS ? MESSAGE_STATUSES.underWay : MESSAGE_STATUSES.arrived,
      replacement: age >= LATE_MS,
    };
  return { state: MESSAGE_STATUSES.arrived, replacement: isKakao && to === SCENARIOS.noKakao };
}
