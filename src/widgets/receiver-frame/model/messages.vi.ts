import type { FrameMessages } from './messages.ko';

export const vi: FrameMessages = {
  back: 'Quay lại',
  progress: (done, total) => `Bước ${done}/${total}`,
  service: 'Dojang',
  toOwn: 'Về tài liệu của bạn',
  inApp: {
    title: 'Hãy mở bằng trình duyệt khác.',
    more: 'Việc ký trong ứng dụng này có thể gặp trục trặc. Hãy sao chép liên kết và dán vào Safari hoặc Chrome.',
    copy: 'Sao chép liên kết',
    copied: 'Đã sao chép',
    notCopied: 'Không thể sao chép liên kết. Hãy sao chép từ thanh địa chỉ',
  },
};
