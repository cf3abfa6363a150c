import type { ChooseLanguageMessages } from './messages.ko';

export const uz: ChooseLanguageMessages = {
  label: 'Til',
  title: 'Tilingizni tanlang',
  failed: 'Bu tilni yuklab boʻlmadi. Internet aloqasini tekshirib, qayta tanlang.',
};
