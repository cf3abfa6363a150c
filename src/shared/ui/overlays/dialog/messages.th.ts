import type { Messages } from './messages.ko';

export const th: Messages = {
  close: 'ปิด',
  leave: 'สิ่งที่คุณพิมพ์จะหายไป ต้องการออกจากหน้านี้ไหม',
  stay: 'พิมพ์ต่อ',
  leaveDo: 'ออก',
};
