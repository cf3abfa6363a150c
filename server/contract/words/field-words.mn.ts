import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Mongolian. */
export const mn: FieldErrorMessages = {
  required: 'Энэ заавал шаардлагатай.',
  unused: 'Үүнийг ашигладаггүй.',
  format: 'Бичсэн хэлбэр буруу байна.',
  email: 'И-мэйл хаягийг шалгана уу.',
  address: 'Хаягийг шалгана уу.',
  moment: 'Огноо, цагийг шалгана уу.',
  empty: 'Агуулгыг бичнэ үү.',
  tooShort: (limit) => `Хамгийн багадаа ${limit} тэмдэгт бичнэ үү.`,
  tooLong: (limit) => `${limit} хүртэл тэмдэгт бичих боломжтой.`,
  noneChosen: 'Дор хаяж нэгийг сонгоно уу.',
  tooManyChosen: (limit) => `${limit} хүртэл сонгох боломжтой.`,
  twice: 'Нэг зүйл хоёр удаа орсон байна.',
  tooLow: (limit) => `Хамгийн бага утга: ${limit}.`,
  tooHigh: (limit) => `Хамгийн их утга: ${limit}.`,
  code: 'Зургаан оронтой кодыг оруулна уу.',
  check: 'Бөглөсөн зүйлээ шалгана уу.',
  bothConsents: 'Хоёр зөвшөөрлийг хоёуланг нь өгнө үү.',
  phone: 'Гар утасны дугаарыг шалгана уу.',
  emailNeeded: 'Энэ баримт бичгийг и-мэйлээр баталгаажуулна. И-мэйл хаяг оруулна уу.',
  phoneNeeded: 'Энэ баримт бичгийг утсаар баталгаажуулна. Гар утасны дугаар оруулна уу.',
  contactNeeded: 'И-мэйл хаяг эсвэл гар утасны дугаар оруулна уу.',
  question: (limit) => `Асуултаа бичнэ үү, ${limit} хүртэл тэмдэгт.`,
  notFillable: 'Энэ талбарыг бөглөх боломжгүй.',
};
