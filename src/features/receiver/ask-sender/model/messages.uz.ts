import type { AskSenderMessages } from './messages.ko';

export const uz: AskSenderMessages = {
  title: 'Yuboruvchidan soʻrash',
  description: 'Savolingizni yuboruvchiga emailda yetkazamiz. U sizga bevosita javob beradi.',
  label: 'Savolingiz',
  missing: 'Savolingizni yozing.',
  tooLong: (max) => `Koʻpi bilan ${max} ta belgi.`,
  send: 'Yuborish',
  sending: 'Yuborilmoqda',
  leave: 'Orqaga',
  close: 'Yopish',
  sent: 'Savol yuborildi',
  sentMore: 'Javob olgach, davom etish uchun shu havolani qayta oching.',
  RATE_LIMITED: 'Bugungi cheklovga yetdingiz. Ertaga qayta urinib koʻring.',
  NETWORK: 'Ulanib boʻlmadi. Internet aloqasini tekshiring.',
  other: 'Savolni yuborib boʻlmadi. Qayta urinib koʻring.',
};
