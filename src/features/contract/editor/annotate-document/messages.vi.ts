import type { Messages } from './messages.ko';

export const vi: Messages = {
  modes: { ink: 'Bút', highlight: 'Bút tô sáng', stamp: 'Dấu hình ảnh' },
  drawn: { INK: 'Nét vẽ bằng bút', HIGHLIGHT: 'Phần tô sáng', STAMP: 'Dấu hình ảnh' },
  drawnOn: (page) => `Nét vẽ ở trang ${page}`,
  colors: { black: 'Đen', blue: 'Xanh dương', red: 'Đỏ', yellow: 'Vàng', green: 'Xanh lá', pink: 'Hồng' },
  widths: { thin: 'Mảnh', usual: 'Vừa', thick: 'Đậm' },
  undo: 'Hoàn tác',
  nothingToUndo: 'Không có gì để hoàn tác',
  redo: 'Làm lại',
  nothingToRedo: 'Không có gì để làm lại',
  remove: 'Xóa nét vẽ',
  nothingChosen: 'Hãy chọn nét vẽ trước',
  choosePicture: 'Chọn ảnh',
  pictureFile: 'Ảnh dùng làm dấu',
  adding: 'Đang thêm',
  noWords: 'Không thể đọc chữ trên trang này',
  failures: {
    FULL: (max) => `Không thể vẽ thêm. Tối đa ${max} nét vẽ.`,
    NOT_A_PICTURE: 'Chỉ có thể thêm ảnh',
    TOO_LARGE: 'Ảnh phải nhỏ hơn 10 MB',
    UNREADABLE: 'Không thể đọc ảnh này',
  },
};
