import { defineMessages } from '@/shared/i18n';

const ko = '문서를 불러오고 있어요';
const en = 'Loading the document';

export const useLoadingWords = defineMessages(
  { ko, en },
  {
    zh: () => import('./loading-words.zh'),
    ne: () => import('./loading-words.ne'),
  },
);
