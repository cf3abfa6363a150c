import type { ClientMessages } from './client-messages.ko';

export const vi: ClientMessages = {
  NETWORK: 'Không thể kết nối. Hãy kiểm tra kết nối mạng.',
  TIMEOUT: 'Thao tác mất quá nhiều thời gian. Hãy thử lại.',
  other: 'Đã xảy ra lỗi. Hãy thử lại.',
};
