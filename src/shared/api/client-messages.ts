import { defineTexts } from '@/shared/i18n';
import { en } from './client-messages.en';
import { ko } from './client-messages.ko';

export const clientTexts = defineTexts(
  { ko, en },
  {
    zh: () => import('./client-messages.zh'),
    ne: () => import('./client-messages.ne'),
  },
);
