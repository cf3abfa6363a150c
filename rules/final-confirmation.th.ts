/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const th = 'ฉันได้อ่านเนื้อหาทั้งหมดแล้ว และยินยอมทำสัญญาด้วยลายเซ็นอิเล็กทรอนิกส์';
