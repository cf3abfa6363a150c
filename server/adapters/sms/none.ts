import { TextRejectedError, type TextSender } from './port.ts';

/** Used if no provider is configured. Rejects every message, so that the delivery log shows why nothing arrived. */
export const DISABLED_TEXT_SENDER: TextSender = {
  send: () => Promise.reject(new TextRejectedError('문자를 보낼 곳이 설정되지 않았어요.')),
  report: () => Promise.resolve({ state: 'ON_ITS_WAY' }),
};
