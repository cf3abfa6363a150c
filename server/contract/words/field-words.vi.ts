import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Vietnamese. */
export const vi: FieldErrorMessages = {
  required: 'Nội dung này là bắt buộc.',
  unused: 'Mục này không được dùng.',
  format: 'Định dạng không đúng.',
  email: 'Hãy kiểm tra địa chỉ email.',
  address: 'Hãy kiểm tra địa chỉ.',
  moment: 'Hãy kiểm tra ngày và giờ.',
  empty: 'Hãy nhập nội dung.',
  tooShort: (limit) => `Hãy nhập ít nhất ${limit} ký tự.`,
  tooLong: (limit) => `Tối đa ${limit} ký tự.`,
  noneChosen: 'Hãy chọn ít nhất một mục.',
  tooManyChosen: (limit) => `Có thể chọn tối đa ${limit} mục.`,
  twice: 'Cùng một mục xuất hiện hai lần.',
  tooLow: (limit) => `Phải từ ${limit} trở lên.`,
  tooHigh: (limit) => `Không được quá ${limit}.`,
  code: 'Hãy nhập mã gồm sáu chữ số.',
  check: 'Hãy kiểm tra nội dung bạn điền.',
  bothConsents: 'Hãy đồng ý cả hai mục.',
  phone: 'Hãy kiểm tra số điện thoại di động.',
  emailNeeded: 'Tài liệu này được xác minh qua email. Hãy nhập địa chỉ email.',
  phoneNeeded: 'Tài liệu này được xác minh qua điện thoại. Hãy nhập số điện thoại di động.',
  contactNeeded: 'Hãy nhập địa chỉ email hoặc số điện thoại di động.',
  question: (limit) => `Hãy nhập câu hỏi, tối đa ${limit} ký tự.`,
  notFillable: 'Không thể điền ô này.',
};
