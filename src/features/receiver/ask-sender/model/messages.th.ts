import type { AskSenderMessages } from './messages.ko';

export const th: AskSenderMessages = {
  title: 'ถามผู้ส่ง',
  description: 'เราจะส่งคำถามของคุณทางอีเมลถึงผู้ส่ง ผู้ส่งจะตอบคุณโดยตรง',
  label: 'คำถามของคุณ',
  missing: 'โปรดพิมพ์คำถาม',
  tooLong: (max) => `พิมพ์ได้ไม่เกิน ${max} ตัวอักษร`,
  send: 'ส่ง',
  sending: 'กำลังส่ง',
  leave: 'ยกเลิก',
  close: 'ปิด',
  sent: 'ส่งคำถามแล้ว',
  sentMore: 'เมื่อได้คำตอบแล้ว เปิดลิงก์เดิมอีกครั้งเพื่อทำต่อ',
  RATE_LIMITED: 'วันนี้ครบจำนวนแล้ว โปรดลองใหม่พรุ่งนี้',
  NETWORK: 'เชื่อมต่อไม่ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต',
  other: 'ส่งคำถามไม่ได้ โปรดลองอีกครั้ง',
};
