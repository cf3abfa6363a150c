import type { ClientMessages } from './client-messages.ko';

export const mn: ClientMessages = {
  NETWORK: 'Холбогдож чадсангүй. Интернэт холболтоо шалгана уу.',
  TIMEOUT: 'Хэт удаж байна. Дахин оролдоно уу.',
  other: 'Алдаа гарлаа. Дахин оролдоно уу.',
};
