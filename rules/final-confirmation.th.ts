/** The same statement as in `final-confirmation.ts`, whose version covers every language. */
export const th = 'ฉันได้อ่านเนื้อหาทั้งหมดแล้ว และยินยอมทำสัญญาด้วยลายเซ็นอิเล็กทรอนิกส์';
