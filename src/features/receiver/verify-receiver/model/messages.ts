import type { ApiError } from '@/shared/api';
import { defineMessages } from '@/shared/i18n';
import { en } from './messages.en';
import { ko, type VerifyReceiverMessages } from './messages.ko';

export const useVerifyMessages = defineMessages(
  { ko, en },
  {
    vi: () => import('./messages.vi'),
    zh: () => import('./messages.zh'),
    th: () => import('./messages.th'),
    ne: () => import('./messages.ne'),
    km: () => import('./messages.km'),
    id: () => import('./messages.id'),
    uz: () => import('./messages.uz'),
    mn: () => import('./messages.mn'),
  },
);

/** All messages that must be available offline. */
export function useVerifyErrorMessages() {
  const { failure, over, unreachable, deadEnds, askSender, lookAgain, waitsFor, locked, arrival } = useVerifyMessages();
  const { IDENTITY_MISMATCH, codeWrong, accessCodeWrong, ...said } = failure;
  const counted = [IDENTITY_MISMATCH, codeWrong, accessCodeWrong].map((words) => words(0));
  const { title, more } = locked;
  return [said, counted, over, arrival.goOn, unreachable, deadEnds, askSender, lookAgain, waitsFor(''), title, more];
}

const OWN = [
  'NETWORK',
  'TIMEOUT',
  'RATE_LIMITED',
  'PROVIDER_FAILED',
  'CODE_EXPIRED',
  'VERIFICATION_NOT_FOUND',
] as const;

/** Explains a failed request in the language of the page. */
export function describeFailure(
  words: VerifyReceiverMessages['failure'],
  thrown: ApiError,
  isAccessCode = false,
): string {
  const { code, body, message } = thrown;
  const triesLeft = body?.triesLeft ?? 0;
  if (code === 'CODE_WRONG') return isAccessCode ? words.accessCodeWrong(triesLeft) : words.codeWrong(triesLeft);
  if (code === 'IDENTITY_MISMATCH') return words.IDENTITY_MISMATCH(triesLeft);
  const own = OWN.find((known) => known === code);
  if (own) return words[own];
  // The server's message is already in the requested language.
  return code === 'UNKNOWN' || code === 'INTERNAL' ? words.other : message;
}
