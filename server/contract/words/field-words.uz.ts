import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Uzbek. */
export const uz: FieldErrorMessages = {
  required: 'Buni kiritish majburiy.',
  unused: 'Bu ishlatilmaydi.',
  format: 'Formati notoʻgʻri.',
  email: 'Email manzilni tekshiring.',
  address: 'Manzilni tekshiring.',
  moment: 'Sana va vaqtni tekshiring.',
  empty: 'Matn kiriting.',
  tooShort: (limit) => `Kamida ${limit} ta belgi kiriting.`,
  tooLong: (limit) => `Koʻpi bilan ${limit} ta belgi.`,
  noneChosen: 'Kamida bittasini tanlang.',
  tooManyChosen: (limit) => `Koʻpi bilan ${limit} tasini tanlash mumkin.`,
  twice: 'Bir xil narsa ikki marta kiritilgan.',
  tooLow: (limit) => `Eng kam qiymat: ${limit}.`,
  tooHigh: (limit) => `Eng katta qiymat: ${limit}.`,
  code: 'Olti xonali kodni kiriting.',
  check: 'Kiritgan maʼlumotlaringizni tekshiring.',
  bothConsents: 'Ikkala rozilikni ham bering.',
  phone: 'Mobil telefon raqamini tekshiring.',
  emailNeeded: 'Bu hujjat email orqali tasdiqlanadi. Email manzilni kiriting.',
  phoneNeeded: 'Bu hujjat telefon orqali tasdiqlanadi. Mobil telefon raqamini kiriting.',
  contactNeeded: 'Email manzil yoki mobil telefon raqamini kiriting.',
  question: (limit) => `Savolingizni yozing, koʻpi bilan ${limit} ta belgi.`,
  notFillable: 'Bu maydonni toʻldirib boʻlmaydi.',
};
