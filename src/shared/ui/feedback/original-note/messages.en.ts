import type { OriginalMessages } from './messages.ko';

export const en: OriginalMessages = {
  original: 'The contract’s original text is binding. Only the instructions on this page are translated.',
};
