/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const th = 'ฉันได้อ่านเนื้อหาทั้งหมดแล้ว และยินยอมทำสัญญาด้วยลายเซ็นอิเล็กทรอนิกส์';
