import type { FrameMessages } from './messages.ko';

export const vi: FrameMessages = {
  back: 'Quay lại',
  progress: (done, total) => `Bước ${done}/${total}`,
  service: 'Dojang',
  toOwn: 'Quay lại các tài liệu của bạn',
  inApp: {
    title: 'Hãy mở bằng trình duyệt khác.',
    more: 'Việc ký có thể không hoạt động tốt trong ứng dụng này. Hãy sao chép liên kết và dán vào Safari hoặc Chrome.',
    copy: 'Sao chép liên kết',
    copied: 'Đã sao chép',
    notCopied: 'Không thể sao chép liên kết. Hãy sao chép từ thanh địa chỉ',
  },
};
