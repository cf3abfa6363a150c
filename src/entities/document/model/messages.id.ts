import type { Messages } from './messages.ko';

export const id: Messages = {
  document: 'Dokumen',
  pageNumber: (count) => `Nomor halaman, dari ${count}`,
  ofPages: (count) => `/ ${count}`,
  smaller: 'Perkecil',
  larger: 'Perbesar',
  fitted: 'Sesuaikan dengan lebar',
  unseen: 'Halaman ini tidak dapat ditampilkan',
  again: 'Coba lagi',
  textOf: (page) => `Teks halaman ${page}`,
  textComes: 'Memuat teks',
  textMissing:
    'Halaman ini berupa gambar sehingga tidak ada teks untuk dibacakan. Anda bisa meminta dokumen berisi teks kepada pengirim.',
  textCut:
    'Teks halaman ini sangat banyak sehingga hanya bagian awal yang dibacakan. Unduh dokumen untuk membaca sisanya.',
  textFailed: 'Teks halaman ini tidak dapat dimuat.',
  textAgain: (page) => `Muat lagi teks halaman ${page}`,
};
