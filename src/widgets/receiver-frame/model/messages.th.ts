import type { FrameMessages } from './messages.ko';

export const th: FrameMessages = {
  back: 'กลับ',
  progress: (done, total) => `ขั้นที่ ${done} จาก ${total}`,
  service: 'Dojang',
  toOwn: 'กลับไปที่เอกสารของคุณ',
  inApp: {
    title: 'โปรดเปิดด้วยเบราว์เซอร์อื่น',
    more: 'การลงนามในแอปนี้อาจทำงานไม่สมบูรณ์ โปรดคัดลอกลิงก์ไปวางใน Safari หรือ Chrome',
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกแล้ว',
    notCopied: 'คัดลอกลิงก์ไม่ได้ โปรดคัดลอกจากแถบที่อยู่',
  },
};
