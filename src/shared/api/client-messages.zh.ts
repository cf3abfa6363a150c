import type { ClientMessages } from './client-messages.ko';

export const zh: ClientMessages = {
  NETWORK: '无法连接网络。请检查网络连接。',
  TIMEOUT: '等待时间过长。请重试。',
  other: '出了点问题。请重试。',
};
