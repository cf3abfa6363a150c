import type { OriginalMessages } from './messages.ko';

export const uz: OriginalMessages = {
  original: 'Shartnomaning asl matni asosiy hisoblanadi. Faqat shu sahifadagi koʻrsatmalar tarjima qilingan.',
};
