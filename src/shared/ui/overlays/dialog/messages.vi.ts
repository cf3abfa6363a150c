import type { Messages } from './messages.ko';

export const vi: Messages = {
  close: 'Đóng',
  leave: 'Nội dung bạn đã nhập sẽ mất. Rời khỏi trang này?',
  stay: 'Tiếp tục viết',
  leaveDo: 'Rời đi',
};
