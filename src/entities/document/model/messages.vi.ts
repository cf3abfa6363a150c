import type { Messages } from './messages.ko';

export const vi: Messages = {
  document: 'Tài liệu',
  pageNumber: (count) => `Số trang, trên tổng số ${count}`,
  ofPages: (count) => `/ ${count}`,
  smaller: 'Thu nhỏ',
  larger: 'Phóng to',
  fitted: 'Vừa chiều rộng',
  unseen: 'Không thể hiển thị trang này',
  again: 'Thử lại',
  textOf: (page) => `Nội dung chữ của trang ${page}`,
  textComes: 'Đang tải nội dung chữ',
  textMissing:
    'Trang này là hình ảnh nên không có chữ để đọc lên. Bạn có thể đề nghị bên gửi cung cấp tài liệu có chữ.',
  textCut: 'Trang này có rất nhiều chữ nên chỉ đọc phần đầu. Hãy tải tài liệu xuống để đọc phần còn lại.',
  textFailed: 'Không thể tải nội dung chữ của trang này.',
  textAgain: (page) => `Tải lại nội dung chữ của trang ${page}`,
};
