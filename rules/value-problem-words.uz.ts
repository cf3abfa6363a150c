import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: 'Shu yerga imzo qoʻying.',
    SEAL: 'Shu yerga muhr bosing.',
    INITIALS: 'Shu yerga qisqa imzo qoʻying.',
    CHECKBOX: 'Bu katakni belgilang.',
    RADIO: 'Bittasini tanlang.',
    LIST: 'Bittasini tanlang.',
    IMAGE: 'Rasm qoʻshing.',
    FILE: 'Fayl qoʻshing.',
  },
  empty: 'Bu maydonni toʻldirish majburiy.',
  kind: {
    EMAIL: 'Email manzilni tekshiring.',
    PHONE: 'Raqamni toʻliq kiriting.',
    BUSINESS_NUMBER: 'Biznes roʻyxat raqamini tekshiring.',
    NUMBER: 'Raqam bilan yozing.',
    AMOUNT: 'Summani vonda, butun son bilan kiriting.',
    DATE: 'Sanani tekshiring.',
    LIST: 'Roʻyxatdan bittasini tanlang.',
    CHECKBOX: 'Qayta tanlang.',
    RADIO: 'Qayta tanlang.',
  },
  form: 'Formati notoʻgʻri. Tekshirib, qayta urinib koʻring.',
  birth: '1900-yildan bugungacha boʻlgan sanani kiriting.',
  parts: 'Soliqsiz summaga 10% QQS qoʻshilganda jami summa chiqishi kerak.',
  year: (year) => `Hujjatda yozilgan ${year}-yildagi sanani kiriting.`,
  formula: {
    BLANK: (formula, operand) => `“${operand}” boʻsh boʻlsa, “${formula}”ni hisoblab boʻlmaydi.`,
    ZERO: (formula, operand) => `“${operand}” 0 boʻlsa, “${formula}”ni hisoblab boʻlmaydi.`,
    OTHER: (formula) =>
      `Hozirgi qiymatlar bilan “${formula}”ni hisoblab boʻlmaydi. Kiritganlaringizni tekshiring yoki yuboruvchidan soʻrang.`,
  },
  room: 'Maydonga sigʻmaydi. Qisqartiring.',
  tooShort: (length) => `Kamida ${length} ta belgi kiriting.`,
  tooLong: (length) => `Koʻpi bilan ${length} ta belgi.`,
  tooLow: (bound) => `Eng kam qiymat: ${bound}.`,
  tooHigh: (bound) => `Eng katta qiymat: ${bound}.`,
  unprintable: (characters) => `Chop etib boʻlmaydigan belgilar bor: ${characters}`,
  invisible: 'Chop etib boʻlmaydigan yashirin belgilar bor.',
};

export const uz = createProblemWriter(words);
