import { localizeDeadline } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';
import type { VisitMessages } from './messages.ko';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: 'kata sandi dokumen',
  EMAIL_CODE: 'kode lewat email',
  PHONE_CODE: 'kode lewat SMS',
  PHONE_IDENTITY: 'verifikasi identitas lewat ponsel',
};

export const id: VisitMessages = {
  pageTitles: { link: 'Tanda tangani dokumen', account: 'Data Anda', sheet: 'Kode QR tautan tanda tangan' },
  loading: 'Memeriksa tautan',
  invited: {
    title: (organization) => [organization, 'meminta tanda tangan Anda'],
    pages: (pages) => `${pages} halaman`,
    until: 'Dibuka sampai',
    deadline: (instant) => localizeDeadline('id', instant),
    toShow: 'Yang Anda perlukan',
    steps: (steps) => steps.map((step) => STEPS[step]).join(', '),
    mailOrText: 'kode lewat email atau SMS',
    start: 'Mulai',
    note: 'Masukkan nama dan kontak Anda untuk mendapatkan dokumen Anda sendiri.',
  },
  account: {
    title: ['Masukkan', 'data Anda'],
    more: 'Kami akan mengirim kode dan tautan dokumen ke kontak yang Anda isi. Jika dikonfirmasi dalam 30 menit, Anda bisa menandatangani selama satu hari.',
    name: 'Nama',
    by: 'Cara menghubungi Anda',
    MAIL: 'Email',
    PHONE: 'Ponsel',
    email: 'Alamat email',
    phone: 'Nomor ponsel',
    domains: (domains) => `Hanya alamat email dari ${domains} yang diterima.`,
    nameMissing: 'Masukkan nama Anda.',
    nameLong: 'Maksimal 50 karakter.',
    emailWrong: 'Periksa alamat email.',
    phoneWrong: 'Periksa nomor ponsel.',
    suggestion: (address) => `Maksud Anda ${address}?`,
    take: 'Gunakan alamat ini',
    go: 'Lanjut',
    starting: 'Menyiapkan dokumen Anda',
  },
  closed: {
    ENDED: ['Tautan ini sudah ditutup', 'Jika masih perlu menandatangani, hubungi orang yang memberi Anda tautan.'],
    FULL: ['Kuota sudah penuh', 'Mungkin akan ada tempat lagi. Hubungi orang yang memberi Anda tautan.'],
    PAUSED: ['Tautan ini sedang tidak menerima tanda tangan', 'Periksa lagi nanti.'],
  },
  begun: 'Jika Anda sudah memulai, lanjutkan melalui tautan di email atau SMS yang Anda terima.',
  wrong: ['Tautan ini tidak valid', 'Periksa tautan atau kode QR yang Anda terima.'],
  lookAgain: 'Periksa lagi',
  unreachable: 'Tautan tidak dapat dibuka',
  again: 'Coba lagi',
  failure: {
    NETWORK: 'Tidak dapat terhubung. Periksa koneksi internet Anda.',
    TIMEOUT: 'Prosesnya terlalu lama. Coba lagi.',
    RATE_LIMITED: 'Saat ini banyak orang yang memulai. Coba beberapa saat lagi.',
    other: 'Terjadi masalah. Coba lagi.',
  },
  sheet: {
    todo: ['Pindai dengan kamera ponsel', 'dan tanda tangani'],
    steps: [
      'Arahkan kamera ke kode QR',
      'Masukkan nama dan kontak Anda',
      'Masukkan kode yang Anda terima, lalu tanda tangani',
    ],
    code: 'Kode QR tautan untuk tanda tangan',
    byHand: 'Tidak ada kamera? Buka alamat ini.',
    until: (instant) => `Anda bisa menandatangani sampai ${localizeDeadline('id', instant)}.`,
    print: 'Cetak',
    closed: 'Tautan ini sedang tidak menerima tanda tangan. Periksa sebelum mencetak.',
  },
};
