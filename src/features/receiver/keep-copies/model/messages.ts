import { defineMessages } from '@/shared/i18n';
import { en } from './messages.en';
import { ko } from './messages.ko';

export const useCopiesMessages = defineMessages(
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

export function useCopiesErrorMessages() {
  const { mail, certificates, retrying } = useCopiesMessages();
  return [mail.other, mail.RATE_LIMITED, mail.NOT_COMPLETED, certificates.failed, retrying];
}
