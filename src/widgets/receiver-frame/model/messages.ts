import { defineMessages } from '@/shared/i18n';
import { en } from './messages.en';
import { ko } from './messages.ko';

export const useFrameMessages = defineMessages(
  { ko, en },
  {
    zh: () => import('./messages.zh'),
    ne: () => import('./messages.ne'),
  },
);
