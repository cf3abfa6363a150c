import type { FrameMessages } from './messages.ko';

export const id: FrameMessages = {
  back: 'Kembali',
  progress: (done, total) => `Langkah ${done} dari ${total}`,
  service: 'Dojang',
  toOwn: 'Kembali ke dokumen Anda',
  inApp: {
    title: 'Buka di browser lain.',
    more: 'Penandatanganan mungkin tidak lancar di aplikasi ini. Salin tautan dan tempelkan di Safari atau Chrome.',
    copy: 'Salin tautan',
    copied: 'Tersalin',
    notCopied: 'Tautan tidak dapat disalin. Salin dari bilah alamat',
  },
};
