import type { Messages } from './messages.ko';

export const mn: Messages = {
  close: 'Хаах',
  leave: 'Таны бичсэн зүйл алга болно. Энэ хуудаснаас гарах уу?',
  stay: 'Үргэлжлүүлэн бичих',
  leaveDo: 'Гарах',
};
