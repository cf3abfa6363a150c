import type { ChooseLanguageMessages } from './messages.ko';

export const mn: ChooseLanguageMessages = {
  label: 'Хэл',
  title: 'Хэлээ сонгоно уу',
  failed: 'Энэ хэлийг ачаалж чадсангүй. Холболтоо шалгаад дахин сонгоно уу.',
};
