import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: 'Энд гарын үсэг зурна уу.',
    SEAL: 'Энд тамга дарна уу.',
    INITIALS: 'Энд товч гарын үсэг зурна уу.',
    CHECKBOX: 'Энэ нүдийг тэмдэглэнэ үү.',
    RADIO: 'Нэгийг сонгоно уу.',
    LIST: 'Нэгийг сонгоно уу.',
    IMAGE: 'Зураг нэмнэ үү.',
    FILE: 'Файл нэмнэ үү.',
  },
  empty: 'Заавал бөглөнө үү.',
  kind: {
    EMAIL: 'И-мэйл хаягаа шалгана уу.',
    PHONE: 'Дугаарыг бүтнээр нь оруулна уу.',
    BUSINESS_NUMBER: 'Аж ахуйн нэгжийн бүртгэлийн дугаарыг шалгана уу.',
    NUMBER: 'Тоо оруулна уу.',
    AMOUNT: 'Дүнг воноор, бүхэл тоогоор оруулна уу.',
    DATE: 'Огноог шалгана уу.',
    LIST: 'Жагсаалтаас нэгийг сонгоно уу.',
    CHECKBOX: 'Дахин сонгоно уу.',
    RADIO: 'Дахин сонгоно уу.',
  },
  form: 'Бичсэн хэлбэр буруу байна. Шалгаад дахин оролдоно уу.',
  birth: '1900 оноос өнөөдөр хүртэлх огноо оруулна уу.',
  parts: 'Татваргүй дүн дээр 10% НӨАТ нэмэхэд нийт дүн гарах ёстой.',
  year: (year) => `Баримт дээр хэвлэсэн ${year} оны огноо оруулна уу.`,
  formula: {
    BLANK: (formula, operand) => `“${operand}” хоосон байвал “${formula}”-г тооцоолох боломжгүй.`,
    ZERO: (formula, operand) => `“${operand}” 0 бол “${formula}”-г тооцоолох боломжгүй.`,
    OTHER: (formula) =>
      `Одоогийн утгуудаар “${formula}”-г тооцоолох боломжгүй. Бөглөсөн зүйлээ шалгах эсвэл илгээгчээс асууна уу.`,
  },
  room: 'Талбарт багтахгүй байна. Богиносгоно уу.',
  tooShort: (length) => `Хамгийн багадаа ${length} тэмдэгт бичнэ үү.`,
  tooLong: (length) => `${length} хүртэл тэмдэгт бичих боломжтой.`,
  tooLow: (bound) => `Хамгийн бага утга: ${bound}.`,
  tooHigh: (bound) => `Хамгийн их утга: ${bound}.`,
  unprintable: (characters) => `Хэвлэх боломжгүй тэмдэгт байна: ${characters}`,
  invisible: 'Хэвлэх боломжгүй нуугдсан тэмдэгт байна.',
};

export const mn = createProblemWriter(words);
