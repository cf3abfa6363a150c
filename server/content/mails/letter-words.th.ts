import type { EmailTexts } from './letter-words.ts';

export const th: EmailTexts = {
  brand: 'Dojang',
  representative: 'ผู้แทน',
  businessNumber: 'เลขทะเบียนธุรกิจ',
  phone: 'โทรศัพท์',
  through: (name) => `ส่งโดย ${name} ผ่าน Dojang บริการสัญญาอิเล็กทรอนิกส์`,
  own: 'ส่งโดย Dojang บริการสัญญาอิเล็กทรอนิกส์',
  ifButtonFails: 'หากปุ่มใช้ไม่ได้ โปรดวางลิงก์นี้ในเบราว์เซอร์',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) => (organizationName === null ? 'คำขอลงนาม' : `คำขอลงนามจาก ${organizationName}`),
  linkDescription: 'เปิดลิงก์เพื่อดูเอกสาร',
  locale: 'th_TH',
};
