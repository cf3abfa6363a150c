import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const mn: ReceiverCodeTexts = {
  subject: 'Таны баталгаажуулах код',
  preheader: (organization) => `${organization} байгууллагаас илгээсэн баримт бичгийг нээх код.`,
  greeting: (name) => `Сайн байна уу, ${name}.`,
  heading: 'Энэ кодыг оруулна уу',
  paragraph: (organization) =>
    `Кодыг ${organization} байгууллагаас илгээсэн баримт бичгийг нээж буй хуудсанд оруулна уу. Код гурван минут хүчинтэй.`,
  foot: 'Хэрэв та энэ кодыг хүсээгүй бол энэ и-мэйлийг үл тоомсорлоно уу. Юу ч болохгүй.',
  text: (code) => `[Dojang] Таны код: ${code} (3 минут)`,
  who: (name, organization) => `${name}, ${organization} байгууллагын баримт бичиг`,
  warning: 'Хэнд ч бүү хэлээрэй.',
};
