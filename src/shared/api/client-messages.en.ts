import type { ClientMessages } from './client-messages.ko';

export const en: ClientMessages = {
  NETWORK: 'We couldn’t connect. Check your internet connection.',
  TIMEOUT: 'This is taking too long. Try again.',
  other: 'Something went wrong. Try again.',
};
