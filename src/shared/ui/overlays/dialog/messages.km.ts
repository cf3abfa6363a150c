import type { Messages } from './messages.ko';

export const km: Messages = {
  close: 'បិទ',
  leave: 'អ្វីដែលអ្នកបានសរសេរនឹងបាត់។ ចាកចេញពីទំព័រនេះឬ?',
  stay: 'បន្តសរសេរ',
  leaveDo: 'ចាកចេញ',
};
