import type { OriginalMessages } from './messages.ko';

export const vi: OriginalMessages = {
  original: 'Bản gốc của hợp đồng có giá trị quyết định. Chỉ phần hướng dẫn trên trang này được dịch.',
};
