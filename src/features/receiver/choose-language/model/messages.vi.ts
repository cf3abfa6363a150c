import type { ChooseLanguageMessages } from './messages.ko';

export const vi: ChooseLanguageMessages = {
  label: 'Ngôn ngữ',
  title: 'Chọn ngôn ngữ của bạn',
  failed: 'Không thể tải ngôn ngữ này. Hãy kiểm tra kết nối rồi chọn lại.',
};
