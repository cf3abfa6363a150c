import { defineMessages } from '@/shared/i18n';
import { en } from './messages.en';
import { ko } from './messages.ko';

export const useMessages = defineMessages(
  { ko, en },
  {
    zh: () => import('./messages.zh'),
    ne: () => import('./messages.ne'),
  },
);

/** Messages shown in place of a page. They must work offline. */
export function usePageErrorMessages() {
  const { unseen, again, textFailed } = useMessages();
  return [unseen, again, textFailed];
}
