import type { OriginalMessages } from './messages.ko';

export const th: OriginalMessages = {
  original: 'ให้ถือต้นฉบับของสัญญาเป็นหลัก เราแปลเฉพาะคำแนะนำในหน้านี้เท่านั้น',
};
