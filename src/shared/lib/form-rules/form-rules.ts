import { isEmail as isPlainEmail } from '#rules/email.ts';

export const isEmail = (text: string) => isPlainEmail(text.trim());

export const emailRule = {
  // Korean keyboards can type full-width letters, which look much the same.
  setValueAs: (value: string) => value.normalize('NFKC').trim(),
  required: '메일 주소를 적어주세요.',
  validate: (value: string) => isEmail(value) || '메일 주소가 맞는지 확인해주세요.',
};

export const nameRule = {
  setValueAs: (value: string) => value.normalize('NFC').trim(),
  required: '이름을 적어주세요.',
};

export const reasonRule = {
  required: '이유를 적어주세요.',
  minLength: { value: 2, message: '2자 이상 적어주세요.' },
  maxLength: { value: 500, message: '500자까지 적을 수 있어요.' },
};

export const extractDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Accepts mobile numbers, and landline numbers with an area code. Only text messages need a mobile number. */
export const isPhone = (text: string) => /^0\d{8,11}$/.test(extractDigits(text));
