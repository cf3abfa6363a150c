import type { PreviewMessages } from './messages.ko';

export const uz: PreviewMessages = {
  banner: 'Bu oldindan koʻrish. Hech narsa saqlanmaydi.',
  loading: 'Hujjat yuklanmoqda',
  document: 'Hujjat',
  smaller: 'Kichiklashtirish',
  larger: 'Kattalashtirish',
  close: 'Yopish',
  failed: 'Hujjatni yuklab boʻlmadi',
  again: 'Qayta urinish',
  notThere: 'Bu hujjatni koʻra olmaysiz',
  notThereMore: 'Bunday hujjat yoʻq yoki sizga uni koʻrish huquqi berilmagan.',
};
