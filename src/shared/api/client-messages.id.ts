import type { ClientMessages } from './error-message';

export const id: ClientMessages = {
  NETWORK: 'Tidak dapat terhubung. Periksa koneksi internet Anda.',
  TIMEOUT: 'Ini memakan waktu terlalu lama. Coba lagi.',
  other: 'Terjadi masalah. Coba lagi.',
};
