import type { PreviewMessages } from './messages.ko';

export const th: PreviewMessages = {
  banner: 'นี่คือตัวอย่าง ไม่มีการบันทึกใด ๆ',
  loading: 'กำลังโหลดเอกสาร',
  document: 'เอกสาร',
  smaller: 'ย่อ',
  larger: 'ขยาย',
  close: 'ปิด',
  failed: 'โหลดเอกสารไม่ได้',
  again: 'ลองอีกครั้ง',
  notThere: 'คุณดูเอกสารนี้ไม่ได้',
  notThereMore: 'ไม่มีเอกสารนี้ หรือคุณไม่มีสิทธิ์ดู',
};
