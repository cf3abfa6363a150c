import { defineMessages } from '@/shared/i18n';
import { en } from './messages.en';
import { ko } from './messages.ko';

export const useCopiesMessages = defineMessages(
  { ko, en },
  {
    zh: () => import('./messages.zh'),
    ne: () => import('./messages.ne'),
  },
);

/** Messages for copies that could not be loaded or emailed. */
export function useCopiesErrorMessages() {
  const { mail, certificates, retrying } = useCopiesMessages();
  return [mail.other, mail.RATE_LIMITED, mail.NOT_COMPLETED, certificates.failed, retrying];
}
