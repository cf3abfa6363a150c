import { defineMessages } from '@/shared/i18n';

const ko = '문서를 불러오고 있어요';
const en = 'Loading the document';

export const useLoadingMessages = defineMessages(
  { ko, en },
  {
    vi: () => import('./loading-words.vi'),
    zh: () => import('./loading-words.zh'),
    th: () => import('./loading-words.th'),
    ne: () => import('./loading-words.ne'),
    km: () => import('./loading-words.km'),
    id: () => import('./loading-words.id'),
    uz: () => import('./loading-words.uz'),
    mn: () => import('./loading-words.mn'),
  },
);
