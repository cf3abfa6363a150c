import type { PreviewMessages } from './messages.ko';

export const vi: PreviewMessages = {
  banner: 'Đây là bản xem trước. Không có gì được lưu.',
  loading: 'Đang tải tài liệu',
  document: 'Tài liệu',
  smaller: 'Thu nhỏ',
  larger: 'Phóng to',
  close: 'Đóng',
  failed: 'Không thể tải tài liệu',
  again: 'Thử lại',
  notThere: 'Bạn không thể xem tài liệu này',
  notThereMore: 'Tài liệu không tồn tại, hoặc bạn không có quyền xem.',
};
