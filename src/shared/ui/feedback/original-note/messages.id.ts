import type { OriginalMessages } from './messages.ko';

export const id: OriginalMessages = {
  original: 'Yang berlaku adalah teks asli kontrak. Hanya petunjuk di halaman ini yang diterjemahkan.',
};
