import type { ClientMessages } from './client-messages.ko';

export const th: ClientMessages = {
  NETWORK: 'เชื่อมต่อไม่ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต',
  TIMEOUT: 'ใช้เวลานานเกินไป โปรดลองอีกครั้ง',
  other: 'เกิดข้อผิดพลาด โปรดลองอีกครั้ง',
};
