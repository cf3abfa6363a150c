import { TextRejectedError, type TextSender } from './port.ts';

/** Rejects every message, for installations without a provider. The delivery log then shows why nothing arrived. */
export const DISABLED_TEXT_SENDER: TextSender = {
  send: () => Promise.reject(new TextRejectedError('문자를 보낼 곳이 설정되지 않았어요.')),
  report: () => Promise.resolve({ state: 'ON_ITS_WAY' }),
};
