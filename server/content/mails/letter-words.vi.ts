import type { EmailTexts } from './letter-words.ts';

export const vi: EmailTexts = {
  brand: 'Dojang',
  representative: 'Người đại diện',
  businessNumber: 'Mã số đăng ký kinh doanh',
  phone: 'Điện thoại',
  through: (name) => `${name} gửi email này qua Dojang, dịch vụ hợp đồng điện tử.`,
  own: 'Email này được gửi từ Dojang, dịch vụ hợp đồng điện tử.',
  ifButtonFails: 'Nếu nút không hoạt động, hãy dán liên kết này vào trình duyệt.',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) => (organizationName === null ? 'Yêu cầu ký' : `Yêu cầu ký từ ${organizationName}`),
  linkDescription: 'Mở liên kết để xem tài liệu.',
  locale: 'vi_VN',
};
