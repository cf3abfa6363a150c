import type { Messages } from './messages.ko';

export const th: Messages = {
  document: 'เอกสาร',
  pageNumber: (count) => `เลขหน้า จากทั้งหมด ${count}`,
  ofPages: (count) => `/ ${count}`,
  smaller: 'ย่อ',
  larger: 'ขยาย',
  fitted: 'พอดีความกว้าง',
  unseen: 'แสดงหน้านี้ไม่ได้',
  again: 'ลองอีกครั้ง',
  textOf: (page) => `ข้อความของหน้า ${page}`,
  textComes: 'กำลังโหลดข้อความ',
  textMissing: 'หน้านี้เป็นรูปภาพ จึงไม่มีข้อความให้อ่านออกเสียง คุณขอเอกสารที่เป็นข้อความจากผู้ส่งได้',
  textCut: 'หน้านี้มีข้อความมาก จึงอ่านออกเสียงเฉพาะส่วนแรก โปรดดาวน์โหลดเอกสารเพื่ออ่านส่วนที่เหลือ',
  textFailed: 'โหลดข้อความของหน้านี้ไม่ได้',
  textAgain: (page) => `โหลดข้อความของหน้า ${page} อีกครั้ง`,
};
