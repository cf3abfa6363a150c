import type { OriginalMessages } from './messages.ko';

export const id: OriginalMessages = {
  original: 'Teks asli kontrak yang berlaku. Hanya petunjuk di halaman ini yang diterjemahkan.',
};
