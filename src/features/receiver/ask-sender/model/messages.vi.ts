import type { AskSenderMessages } from './messages.ko';

export const vi: AskSenderMessages = {
  title: 'Hỏi bên gửi',
  description: 'Chúng tôi sẽ gửi câu hỏi của bạn qua email cho bên gửi. Bên gửi sẽ trả lời trực tiếp cho bạn.',
  label: 'Câu hỏi của bạn',
  missing: 'Hãy nhập câu hỏi.',
  tooLong: (max) => `Tối đa ${max} ký tự.`,
  send: 'Gửi',
  sending: 'Đang gửi',
  leave: 'Hủy',
  close: 'Đóng',
  sent: 'Đã gửi câu hỏi',
  sentMore: 'Khi có câu trả lời, hãy mở lại chính liên kết này để tiếp tục.',
  RATE_LIMITED: 'Bạn đã đạt giới hạn hôm nay. Hãy thử lại vào ngày mai.',
  NETWORK: 'Không thể kết nối. Hãy kiểm tra kết nối mạng.',
  other: 'Không thể gửi câu hỏi. Hãy thử lại.',
};
