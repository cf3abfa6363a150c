import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const th: ReceiverCodeTexts = {
  subject: 'รหัสยืนยันของคุณ',
  preheader: (organization) => `สำหรับเปิดเอกสารจาก ${organization}`,
  greeting: (name) => `สวัสดีคุณ ${name}`,
  heading: 'โปรดใส่รหัสนี้',
  paragraph: (organization) => `โปรดใส่รหัสในหน้าที่คุณกำลังเปิดเอกสารจาก ${organization} รหัสใช้ได้สามนาที`,
  foot: 'หากคุณไม่ได้ขอรหัสนี้ โปรดเพิกเฉยต่ออีเมลนี้ จะไม่มีอะไรเกิดขึ้น',
  text: (code) => `[Dojang] รหัสของคุณ: ${code} (3 นาที)`,
  who: (name, organization) => `คุณ ${name} เอกสารจาก ${organization}`,
  warning: 'โปรดอย่าบอกผู้อื่น',
};
