import type { Messages } from './messages.ko';

export const id: Messages = {
  modes: { ink: 'Pena', highlight: 'Stabilo', stamp: 'Stempel gambar' },
  drawn: { INK: 'Coretan pena', HIGHLIGHT: 'Sorotan', STAMP: 'Stempel gambar' },
  drawnOn: (page) => `Coretan di halaman ${page}`,
  colors: { black: 'Hitam', blue: 'Biru', red: 'Merah', yellow: 'Kuning', green: 'Hijau', pink: 'Merah muda' },
  widths: { thin: 'Tipis', usual: 'Sedang', thick: 'Tebal' },
  undo: 'Urungkan',
  nothingToUndo: 'Tidak ada yang bisa diurungkan',
  redo: 'Ulangi',
  nothingToRedo: 'Tidak ada yang bisa diulangi',
  remove: 'Hapus yang dipilih',
  nothingChosen: 'Pilih dulu yang akan dihapus',
  choosePicture: 'Pilih gambar',
  pictureFile: 'Gambar untuk stempel',
  adding: 'Menambahkan',
  noWords: 'Teks di halaman ini tidak dapat dibaca',
  failures: {
    FULL: (max) => `Anda tidak bisa menggambar lagi. Batasnya ${max}.`,
    NOT_A_PICTURE: 'Hanya gambar yang bisa ditambahkan',
    TOO_LARGE: 'Gambar harus lebih kecil dari 10 MB',
    UNREADABLE: 'Gambar ini tidak dapat dibaca',
  },
};
