import type { EmailTexts } from './letter-words.ts';

export const mn: EmailTexts = {
  brand: 'Dojang',
  representative: 'Захирал',
  businessNumber: 'Аж ахуйн нэгжийн бүртгэлийн дугаар',
  phone: 'Утас',
  through: (name) => `Энэ и-мэйлийг ${name} цахим гэрээний Dojang үйлчилгээгээр илгээв.`,
  own: 'Энэ и-мэйлийг цахим гэрээний Dojang үйлчилгээ илгээв.',
  ifButtonFails: 'Товч ажиллахгүй бол энэ холбоосыг хөтөчдөө буулгана уу.',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) =>
    organizationName === null ? 'Гарын үсэг зурах хүсэлт' : `Гарын үсэг зурах хүсэлт: ${organizationName}`,
  linkDescription: 'Баримт бичгийг харахын тулд холбоосыг нээнэ үү.',
  locale: 'mn_MN',
};
