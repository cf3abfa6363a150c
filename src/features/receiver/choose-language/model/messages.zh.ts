import type { ChooseLanguageMessages } from './messages.ko';

export const zh: ChooseLanguageMessages = {
  label: '语言',
  title: '请选择语言',
  failed: '无法加载此语言。请检查网络连接后重新选择。',
};
