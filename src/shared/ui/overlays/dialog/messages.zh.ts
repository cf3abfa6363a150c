import type { Messages } from './messages.ko';

export const zh: Messages = {
  close: '关闭',
  leave: '您输入的内容将会丢失。要离开吗？',
  stay: '继续填写',
  leaveDo: '离开',
};
