import { splitGraphemes } from '#rules/graphemes.ts';
import { isClosedWindow } from '../lib/provider-script';
import type { PartingWords } from './parting-words';

const MAX_LENGTH = 100;

type Failed = { code: string | null; message: string | null; isExpected: boolean };

/**
 * What is said about a window that failed. Anybody can write a message into an address, so the provider's is believed
 * only in a tab that has opened a window, and only about what we have no words for.
 */
export function describeFailedWindow({ code, message, isExpected }: Failed): PartingWords {
  if (isClosedWindow(code)) return { kind: 'error', text: '결제를 그만뒀어요' };
  const text = message?.trim() ?? '';
  if (!isExpected || text === '') return { kind: 'error' };
  return { kind: 'error', text: splitGraphemes(text).slice(0, MAX_LENGTH).join('') };
}
