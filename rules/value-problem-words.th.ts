import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: 'โปรดลงลายเซ็นที่นี่',
    SEAL: 'โปรดประทับตราที่นี่',
    INITIALS: 'โปรดลงลายเซ็นย่อที่นี่',
    CHECKBOX: 'โปรดทำเครื่องหมายในช่องนี้',
    RADIO: 'โปรดเลือกหนึ่งตัวเลือก',
    LIST: 'โปรดเลือกหนึ่งตัวเลือก',
    IMAGE: 'โปรดเพิ่มรูปภาพ',
    FILE: 'โปรดเพิ่มไฟล์',
  },
  empty: 'ช่องนี้จำเป็นต้องกรอก',
  kind: {
    EMAIL: 'โปรดตรวจสอบอีเมล',
    PHONE: 'โปรดใส่หมายเลขให้ครบ',
    BUSINESS_NUMBER: 'โปรดตรวจสอบเลขทะเบียนธุรกิจ',
    NUMBER: 'โปรดใส่ตัวเลข',
    AMOUNT: 'โปรดใส่จำนวนเงินเป็นวอน ไม่มีทศนิยม',
    DATE: 'โปรดตรวจสอบวันที่',
    LIST: 'โปรดเลือกจากรายการ',
    CHECKBOX: 'โปรดเลือกใหม่',
    RADIO: 'โปรดเลือกใหม่',
  },
  form: 'รูปแบบไม่ถูกต้อง โปรดตรวจสอบแล้วลองอีกครั้ง',
  birth: 'โปรดใส่วันที่ตั้งแต่ปี ค.ศ. 1900 ถึงวันนี้',
  parts: 'มูลค่าสินค้าหรือบริการบวกภาษีมูลค่าเพิ่ม 10% ต้องเท่ากับยอดรวม',
  year: (year) => `โปรดใส่วันที่ในปี ค.ศ. ${year} ตามที่พิมพ์ไว้ในเอกสาร`,
  formula: {
    BLANK: (formula, operand) => `คำนวณ “${formula}” ไม่ได้ถ้าเว้น “${operand}” ว่างไว้`,
    ZERO: (formula, operand) => `คำนวณ “${formula}” ไม่ได้ถ้า “${operand}” เป็น 0`,
    OTHER: (formula) => `คำนวณ “${formula}” จากค่าที่มีอยู่ไม่ได้ โปรดตรวจสอบข้อมูลที่กรอก หรือถามผู้ส่ง`,
  },
  room: 'ยาวเกินช่อง โปรดพิมพ์ให้สั้นลง',
  tooShort: (length) => `โปรดพิมพ์อย่างน้อย ${length} ตัวอักษร`,
  tooLong: (length) => `พิมพ์ได้ไม่เกิน ${length} ตัวอักษร`,
  tooLow: (bound) => `โปรดใส่ตั้งแต่ ${bound} ขึ้นไป`,
  tooHigh: (bound) => `โปรดใส่ไม่เกิน ${bound}`,
  unprintable: (characters) => `มีอักขระที่พิมพ์ออกกระดาษไม่ได้: ${characters}`,
  invisible: 'มีอักขระซ่อนอยู่ที่พิมพ์ออกกระดาษไม่ได้',
};

export const th = createProblemWriter(words);
