export const th = 'กำลังโหลดเอกสาร';
