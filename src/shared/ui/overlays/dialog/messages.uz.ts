import type { Messages } from './messages.ko';

export const uz: Messages = {
  close: 'Yopish',
  leave: 'Yozganlaringiz yoʻqoladi. Sahifadan chiqasizmi?',
  stay: 'Yozishda davom etish',
  leaveDo: 'Chiqish',
};
