import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Thai. */
export const th: FieldErrorMessages = {
  required: 'จำเป็นต้องมีข้อมูลนี้',
  unused: 'ไม่ใช้ข้อมูลนี้',
  format: 'รูปแบบไม่ถูกต้อง',
  email: 'โปรดตรวจสอบอีเมล',
  address: 'โปรดตรวจสอบที่อยู่',
  moment: 'โปรดตรวจสอบวันที่และเวลา',
  empty: 'โปรดพิมพ์ข้อความ',
  tooShort: (limit) => `โปรดพิมพ์อย่างน้อย ${limit} ตัวอักษร`,
  tooLong: (limit) => `พิมพ์ได้ไม่เกิน ${limit} ตัวอักษร`,
  noneChosen: 'โปรดเลือกอย่างน้อยหนึ่งรายการ',
  tooManyChosen: (limit) => `เลือกได้ไม่เกิน ${limit} รายการ`,
  twice: 'มีรายการเดียวกันซ้ำสองครั้ง',
  tooLow: (limit) => `ต้องตั้งแต่ ${limit} ขึ้นไป`,
  tooHigh: (limit) => `ต้องไม่เกิน ${limit}`,
  code: 'โปรดใส่รหัสหกหลัก',
  check: 'โปรดตรวจสอบข้อมูลที่กรอก',
  bothConsents: 'โปรดให้ความยินยอมทั้งสองข้อ',
  phone: 'โปรดตรวจสอบหมายเลขโทรศัพท์มือถือ',
  emailNeeded: 'เอกสารนี้ยืนยันทางอีเมล โปรดใส่อีเมล',
  phoneNeeded: 'เอกสารนี้ยืนยันทางโทรศัพท์ โปรดใส่หมายเลขโทรศัพท์มือถือ',
  contactNeeded: 'โปรดใส่อีเมลหรือหมายเลขโทรศัพท์มือถือ',
  question: (limit) => `โปรดพิมพ์คำถามไม่เกิน ${limit} ตัวอักษร`,
  notFillable: 'กรอกช่องนี้ไม่ได้',
};
