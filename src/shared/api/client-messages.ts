import { defineTexts } from '@/shared/i18n';
import { en } from './client-messages.en';
import { ko } from './client-messages.ko';

export const clientTexts = defineTexts(
  { ko, en },
  {
    vi: () => import('./client-messages.vi'),
    zh: () => import('./client-messages.zh'),
    th: () => import('./client-messages.th'),
    ne: () => import('./client-messages.ne'),
    km: () => import('./client-messages.km'),
    id: () => import('./client-messages.id'),
    uz: () => import('./client-messages.uz'),
    mn: () => import('./client-messages.mn'),
  },
);
