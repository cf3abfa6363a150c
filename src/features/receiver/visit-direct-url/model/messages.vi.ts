import { localizeDeadline } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';
import type { VisitMessages } from './messages.ko';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: 'mật khẩu tài liệu',
  EMAIL_CODE: 'mã gửi qua email',
  PHONE_CODE: 'mã gửi qua tin nhắn',
  PHONE_IDENTITY: 'xác minh danh tính qua điện thoại',
};

export const vi: VisitMessages = {
  pageTitles: { link: 'Ký tài liệu', account: 'Thông tin của bạn', sheet: 'Mã QR của liên kết ký' },
  loading: 'Đang kiểm tra liên kết',
  invited: {
    title: (organization) => [organization, 'đề nghị bạn ký'],
    pages: (pages) => `${pages} trang`,
    until: 'Hạn chót',
    deadline: (instant) => localizeDeadline('vi', instant),
    toShow: 'Bạn sẽ cần',
    steps: (steps) => steps.map((step) => STEPS[step]).join(', '),
    mailOrText: 'mã gửi qua email hoặc tin nhắn',
    start: 'Bắt đầu',
    note: 'Nhập tên và thông tin liên hệ để nhận tài liệu của riêng bạn.',
  },
  account: {
    title: ['Hãy cho biết', 'bạn là ai'],
    more: 'Chúng tôi sẽ gửi mã và liên kết tài liệu đến địa chỉ hoặc số bạn nhập. Hãy xác nhận trong vòng 30 phút, sau đó bạn có một ngày để ký.',
    name: 'Họ và tên',
    by: 'Cách liên hệ',
    MAIL: 'Email',
    PHONE: 'Điện thoại',
    email: 'Địa chỉ email',
    phone: 'Số điện thoại',
    domains: (domains) => `Chỉ dùng được địa chỉ email thuộc ${domains}.`,
    nameMissing: 'Hãy nhập tên của bạn.',
    nameLong: 'Tối đa 50 ký tự.',
    emailWrong: 'Hãy kiểm tra địa chỉ email.',
    phoneWrong: 'Hãy kiểm tra số điện thoại.',
    suggestion: (address) => `Có phải là ${address} không?`,
    take: 'Dùng địa chỉ này',
    go: 'Tiếp theo',
    starting: 'Đang chuẩn bị tài liệu của bạn',
  },
  closed: {
    ENDED: ['Liên kết này đã ngừng nhận chữ ký', 'Nếu bạn vẫn cần ký, hãy liên hệ người đã đưa liên kết cho bạn.'],
    FULL: ['Đã đủ số người', 'Có thể sẽ có chỗ trống trở lại. Hãy liên hệ người đã đưa liên kết cho bạn.'],
    PAUSED: ['Hiện liên kết này không nhận chữ ký', 'Hãy kiểm tra lại sau.'],
  },
  begun: 'Nếu bạn đã bắt đầu, hãy tiếp tục bằng liên kết trong email hoặc tin nhắn đã nhận.',
  wrong: ['Liên kết này không đúng', 'Hãy kiểm tra liên kết hoặc mã QR bạn nhận được.'],
  lookAgain: 'Kiểm tra lại',
  unreachable: 'Không thể mở liên kết',
  again: 'Thử lại',
  failure: {
    NETWORK: 'Không thể kết nối. Hãy kiểm tra kết nối mạng.',
    TIMEOUT: 'Thao tác mất quá nhiều thời gian. Hãy thử lại.',
    RATE_LIMITED: 'Hiện có nhiều người đang bắt đầu. Hãy thử lại sau giây lát.',
    other: 'Đã xảy ra lỗi. Hãy thử lại.',
  },
  sheet: {
    todo: ['Quét bằng máy ảnh điện thoại', 'và ký'],
    steps: ['Hướng máy ảnh vào mã QR', 'Nhập tên và thông tin liên hệ', 'Nhập mã nhận được rồi ký'],
    code: 'Mã QR của liên kết để ký',
    byHand: 'Không có máy ảnh? Hãy mở địa chỉ này.',
    until: (instant) => `Bạn có thể ký đến ${localizeDeadline('vi', instant)}.`,
    print: 'In',
    closed: 'Hiện liên kết này không nhận chữ ký. Hãy kiểm tra trước khi in.',
  },
};
