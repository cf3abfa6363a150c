import { defineMessages } from '@/shared/i18n';

const ko = { document: '문서', unseen: '이 쪽을 보여드리지 못했어요', again: '다시 불러오기' };
const en: typeof ko = { document: 'Document', unseen: 'This page could not be shown', again: 'Load again' };

export const useMessages = defineMessages({ ko, en });
