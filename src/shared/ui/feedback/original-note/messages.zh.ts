import type { OriginalMessages } from './messages.ko';

export const zh: OriginalMessages = {
  original: '合同以原文为准。仅翻译了此页面上的说明。',
};
