import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const en: ReceiverCodeTexts = {
  subject: 'Your verification code',
  preheader: (organization) => `For the document from ${organization}.`,
  greeting: (name) => `Hello ${name},`,
  heading: 'Enter this code',
  paragraph: (organization) =>
    `Enter it on the page where you’re opening the document from ${organization}. It expires in three minutes.`,
  foot: 'If you didn’t request this code, you can ignore this email. Nothing will happen.',
  text: (code) => `[Dojang] Your code: ${code} (3 min)`,
  who: (name, organization) => `${name}, document from ${organization}`,
  warning: 'Do not share it.',
};
