import type { ChooseLanguageMessages } from './messages.ko';

export const th: ChooseLanguageMessages = {
  label: 'ภาษา',
  title: 'เลือกภาษาของคุณ',
  failed: 'โหลดภาษานี้ไม่ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วเลือกอีกครั้ง',
};
