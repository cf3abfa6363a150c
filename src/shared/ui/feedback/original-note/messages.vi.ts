import type { OriginalMessages } from './messages.ko';

export const vi: OriginalMessages = {
  original: 'Hợp đồng lấy bản gốc làm chuẩn. Chỉ phần hướng dẫn trên trang này được dịch.',
};
