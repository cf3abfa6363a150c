import type { Messages } from './messages.ko';

export const id: Messages = {
  close: 'Tutup',
  leave: 'Yang Anda ketik akan hilang. Tinggalkan halaman ini?',
  stay: 'Lanjut mengisi',
  leaveDo: 'Tinggalkan',
};
