import type { Messages } from './messages.ko';

export const en: Messages = {
  close: 'Close',
  leave: 'What you typed will be lost. Leave this page?',
  stay: 'Keep editing',
  leaveDo: 'Leave',
};
