import type { Messages } from './messages.ko';

export const uz: Messages = {
  document: 'Hujjat',
  pageNumber: (count) => `Sahifa raqami, jami: ${count}`,
  ofPages: (count) => `/ ${count}`,
  smaller: 'Kichiklashtirish',
  larger: 'Kattalashtirish',
  fitted: 'Kenglikka moslash',
  unseen: 'Bu sahifani koʻrsatib boʻlmadi',
  again: 'Qayta urinish',
  textOf: (page) => `${page}-sahifa matni`,
  textComes: 'Matn yuklanmoqda',
  textMissing:
    'Bu sahifa rasm boʻlgani uchun oʻqib eshittiriladigan matn yoʻq. Yuboruvchidan matnli hujjat soʻrashingiz mumkin.',
  textCut:
    'Bu sahifada matn juda koʻp, shuning uchun faqat boshi oʻqib eshittiriladi. Qolganini oʻqish uchun hujjatni yuklab oling.',
  textFailed: 'Bu sahifaning matnini yuklab boʻlmadi.',
  textAgain: (page) => `${page}-sahifa matnini qayta yuklash`,
};
