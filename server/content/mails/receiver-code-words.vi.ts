import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const vi: ReceiverCodeTexts = {
  subject: 'Mã xác nhận của bạn',
  preheader: (organization) => `Dùng để mở tài liệu từ ${organization}.`,
  greeting: (name) => `Xin chào ${name},`,
  heading: 'Hãy nhập mã này',
  paragraph: (organization) =>
    `Hãy nhập mã trên trang bạn đang mở tài liệu từ ${organization}. Mã có hiệu lực trong ba phút.`,
  foot: 'Nếu bạn không yêu cầu mã này, hãy bỏ qua email này. Sẽ không có gì xảy ra.',
  text: (code) => `[Dojang] Mã của bạn: ${code} (3 phút)`,
  who: (name, organization) => `${name}, tài liệu từ ${organization}`,
  warning: 'Vui lòng không cho người khác biết.',
};
