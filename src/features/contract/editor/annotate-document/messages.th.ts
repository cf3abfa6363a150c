import type { Messages } from './messages.ko';

export const th: Messages = {
  modes: { ink: 'ปากกา', highlight: 'ปากกาเน้นข้อความ', stamp: 'ตรารูปภาพ' },
  drawn: { INK: 'ภาพวาดด้วยปากกา', HIGHLIGHT: 'ส่วนที่เน้น', STAMP: 'ตรารูปภาพ' },
  drawnOn: (page) => `สิ่งที่วาดบนหน้า ${page}`,
  colors: { black: 'ดำ', blue: 'น้ำเงิน', red: 'แดง', yellow: 'เหลือง', green: 'เขียว', pink: 'ชมพู' },
  widths: { thin: 'บาง', usual: 'กลาง', thick: 'หนา' },
  undo: 'เลิกทำ',
  nothingToUndo: 'ไม่มีสิ่งที่จะเลิกทำ',
  redo: 'ทำซ้ำ',
  nothingToRedo: 'ไม่มีสิ่งที่จะทำซ้ำ',
  remove: 'ลบสิ่งที่วาด',
  nothingChosen: 'โปรดเลือกสิ่งที่วาดก่อน',
  choosePicture: 'เลือกรูปภาพ',
  pictureFile: 'รูปภาพสำหรับตรา',
  adding: 'กำลังเพิ่ม',
  noWords: 'อ่านข้อความในหน้านี้ไม่ได้',
  failures: {
    FULL: (max) => `วาดเพิ่มไม่ได้แล้ว จำกัดที่ ${max} รายการ`,
    NOT_A_PICTURE: 'เพิ่มได้เฉพาะรูปภาพ',
    TOO_LARGE: 'รูปภาพต้องมีขนาดเล็กกว่า 10 MB',
    UNREADABLE: 'อ่านรูปภาพนี้ไม่ได้',
  },
};
