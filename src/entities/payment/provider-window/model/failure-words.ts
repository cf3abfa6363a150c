import { splitGraphemes } from '#rules/graphemes.ts';
import { isWindowClosedCode } from '../lib/provider-script';
import type { FlashMessage } from './flash-message';

const MAX_LENGTH = 100;

type Failed = { code: string | null; message: string | null; isExpected: boolean };

/**
 * Prefers our own message. The provider's comes from the URL, which anybody can forge, so it is only shown in a tab
 * that opened a payment window.
 */
export function describeFailedWindow({ code, message, isExpected }: Failed): FlashMessage {
  if (isWindowClosedCode(code)) return { kind: 'error', text: '결제를 그만뒀어요' };
  const text = message?.trim() ?? '';
  if (!isExpected || text === '') return { kind: 'error' };
  return { kind: 'error', text: splitGraphemes(text).slice(0, MAX_LENGTH).join('') };
}
