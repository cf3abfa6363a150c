import type { ChooseLanguageMessages } from './messages.ko';

export const id: ChooseLanguageMessages = {
  label: 'Bahasa',
  title: 'Pilih bahasa Anda',
  failed: 'Bahasa ini tidak dapat dimuat. Periksa koneksi Anda dan pilih lagi.',
};
