import type { ClientMessages } from './client-messages.ko';

export const uz: ClientMessages = {
  NETWORK: 'Ulanib boʻlmadi. Internet aloqasini tekshiring.',
  TIMEOUT: 'Juda uzoq davom etmoqda. Qayta urinib koʻring.',
  other: 'Xatolik yuz berdi. Qayta urinib koʻring.',
};
