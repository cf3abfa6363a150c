import type { Messages } from './messages.ko';

export const vi: Messages = {
  close: 'Đóng',
  leave: 'Nội dung bạn đã nhập sẽ mất. Bạn có muốn rời khỏi trang này không?',
  stay: 'Tiếp tục nhập',
  leaveDo: 'Rời đi',
};
