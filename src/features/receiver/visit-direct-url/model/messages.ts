import type { ApiError } from '@/shared/api';
import { defineMessages } from '@/shared/i18n';
import { en } from './messages.en';
import { ko, type VisitMessages } from './messages.ko';

export const useVisitMessages = defineMessages(
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
export function useVisitErrorMessages() {
  const { failure, closed, wrong, lookAgain, unreachable, again, account } = useVisitMessages();
  return [failure, closed, wrong, lookAgain, unreachable, again, account.nameMissing, account.emailWrong];
}

const OWN = ['NETWORK', 'TIMEOUT', 'RATE_LIMITED'] as const;

/** Explains a failed request in the language of the page. */
export function describeFailure(words: VisitMessages['failure'], { code, message }: ApiError): string {
  const own = OWN.find((known) => known === code);
  if (own) return words[own];
  // The server's message is already in the requested language.
  return code === 'UNKNOWN' || code === 'INTERNAL' ? words.other : message;
}
