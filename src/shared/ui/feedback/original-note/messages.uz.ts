import type { OriginalMessages } from './messages.ko';

export const uz: OriginalMessages = {
  original: 'Shartnomaning asl matni kuchga ega. Faqat shu sahifadagi koʻrsatmalar tarjima qilingan.',
};
