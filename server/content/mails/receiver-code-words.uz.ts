import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const uz: ReceiverCodeTexts = {
  subject: 'Tasdiqlash kodingiz',
  preheader: (organization) => `${organization} yuborgan hujjatni ochish uchun.`,
  greeting: (name) => `Assalomu alaykum, ${name}!`,
  heading: 'Bu kodni kiriting',
  paragraph: (organization) =>
    `Kodni ${organization} yuborgan hujjat ochilayotgan sahifaga kiriting. U uch daqiqa amal qiladi.`,
  foot: 'Agar bu kodni soʻramagan boʻlsangiz, emailga eʼtibor bermang. Hech narsa boʻlmaydi.',
  text: (code) => `[Dojang] Kodingiz: ${code} (3 daqiqa)`,
  who: (name, organization) => `${name}, ${organization} yuborgan hujjat`,
  warning: 'Uni hech kimga aytmang.',
};
