import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: 'Hãy ký ở đây.',
    SEAL: 'Hãy đóng dấu ở đây.',
    INITIALS: 'Hãy ký nháy ở đây.',
    CHECKBOX: 'Hãy đánh dấu ô này.',
    RADIO: 'Hãy chọn một mục.',
    LIST: 'Hãy chọn một mục.',
    IMAGE: 'Hãy thêm ảnh.',
    FILE: 'Hãy thêm tệp.',
  },
  empty: 'Bắt buộc điền ô này.',
  kind: {
    EMAIL: 'Hãy kiểm tra địa chỉ email.',
    PHONE: 'Hãy nhập đầy đủ số.',
    BUSINESS_NUMBER: 'Hãy kiểm tra mã số đăng ký kinh doanh.',
    NUMBER: 'Hãy nhập số.',
    AMOUNT: 'Hãy nhập số tiền bằng won, không có số lẻ.',
    DATE: 'Hãy kiểm tra ngày.',
    LIST: 'Hãy chọn một mục trong danh sách.',
    CHECKBOX: 'Hãy chọn lại.',
    RADIO: 'Hãy chọn lại.',
  },
  form: 'Định dạng không đúng. Hãy kiểm tra rồi thử lại.',
  birth: 'Hãy nhập ngày từ năm 1900 đến hôm nay.',
  parts: 'Số tiền chưa thuế cộng 10% thuế GTGT phải bằng tổng tiền.',
  year: (year) => `Hãy nhập ngày trong năm ${year} đã in trên tài liệu.`,
  formula: {
    BLANK: (formula, operand) => `Không tính được “${formula}” nếu để trống “${operand}”.`,
    ZERO: (formula, operand) => `Không tính được “${formula}” nếu “${operand}” là 0.`,
    OTHER: (formula) =>
      `Không tính được “${formula}” từ các giá trị hiện có. Hãy kiểm tra nội dung đã điền hoặc hỏi người gửi.`,
  },
  room: 'Nội dung quá dài so với ô. Hãy rút ngắn.',
  tooShort: (length) => `Hãy nhập ít nhất ${length} ký tự.`,
  tooLong: (length) => `Tối đa ${length} ký tự.`,
  tooLow: (bound) => `Hãy nhập từ ${bound} trở lên.`,
  tooHigh: (bound) => `Hãy nhập không quá ${bound}.`,
  unprintable: (characters) => `Có ký tự không in được: ${characters}`,
  invisible: 'Có ký tự ẩn không in được.',
};

export const vi = createProblemWriter(words);
