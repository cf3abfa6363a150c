import type { ClientMessages } from './client-messages.ko';

export const id: ClientMessages = {
  NETWORK: 'Tidak dapat terhubung. Periksa koneksi internet Anda.',
  TIMEOUT: 'Prosesnya terlalu lama. Coba lagi.',
  other: 'Terjadi masalah. Coba lagi.',
};
