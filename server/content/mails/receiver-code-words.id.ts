import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const id: ReceiverCodeTexts = {
  subject: 'Kode verifikasi Anda',
  preheader: (organization) => `Untuk membuka dokumen dari ${organization}.`,
  greeting: (name) => `Halo ${name},`,
  heading: 'Masukkan kode ini',
  paragraph: (organization) =>
    `Masukkan kode di halaman tempat Anda membuka dokumen dari ${organization}. Kode berlaku tiga menit.`,
  foot: 'Jika Anda tidak meminta kode ini, abaikan email ini. Tidak akan terjadi apa-apa.',
  text: (code) => `[Dojang] Kode Anda: ${code} (3 menit)`,
  who: (name, organization) => `${name}, dokumen dari ${organization}`,
  warning: 'Jangan beri tahu siapa pun.',
};
