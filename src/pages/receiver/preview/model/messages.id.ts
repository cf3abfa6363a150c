import type { PreviewMessages } from './messages.ko';

export const id: PreviewMessages = {
  banner: 'Ini pratinjau. Tidak ada yang disimpan.',
  loading: 'Memuat dokumen',
  document: 'Dokumen',
  smaller: 'Perkecil',
  larger: 'Perbesar',
  close: 'Tutup',
  failed: 'Dokumen tidak dapat dimuat',
  again: 'Coba lagi',
  notThere: 'Anda tidak dapat melihat dokumen ini',
  notThereMore: 'Dokumen ini tidak ada, atau Anda tidak punya akses.',
};
