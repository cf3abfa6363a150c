import type { AskSenderMessages } from './messages.ko';

export const id: AskSenderMessages = {
  title: 'Tanya pengirim',
  description: 'Kami akan mengirim pertanyaan Anda lewat email kepada pengirim. Pengirim akan membalas Anda langsung.',
  label: 'Pertanyaan Anda',
  missing: 'Tulis pertanyaan Anda.',
  tooLong: (max) => `Maksimal ${max} karakter.`,
  send: 'Kirim',
  sending: 'Mengirim',
  leave: 'Batal',
  close: 'Tutup',
  sent: 'Pertanyaan terkirim',
  sentMore: 'Setelah mendapat jawaban, buka lagi tautan yang sama untuk melanjutkan.',
  RATE_LIMITED: 'Batas untuk hari ini sudah tercapai. Coba lagi besok.',
  NETWORK: 'Tidak dapat terhubung. Periksa koneksi internet Anda.',
  other: 'Pertanyaan Anda tidak dapat dikirim. Coba lagi.',
};
