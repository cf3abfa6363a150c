import { defineMessages } from '@/shared/i18n';
import { en } from './messages.en';
import { ko } from './messages.ko';

export const useMessages = defineMessages(
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

/** Returns the messages shown in place of a page, which must be available offline. */
export function usePageErrorMessages() {
  const { unseen, again, textFailed } = useMessages();
  return [unseen, again, textFailed];
}
