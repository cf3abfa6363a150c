import { isEmail as isPlainEmail, tidyEmail } from '#rules/email.ts';
import { isPhoneNumber } from '#rules/phone-number.ts';
import { describeNameProblem, MAX_ORGANIZATION_NAME_LENGTH, MAX_PERSON_NAME_LENGTH, tidyName } from '#rules/names.ts';

export const isEmail = (text: string) => isPlainEmail(tidyEmail(text));

export const emailRule = {
  setValueAs: tidyEmail,
  required: '메일 주소를 적어주세요.',
  validate: (value: string) => isEmail(value) || '메일 주소가 맞는지 확인해주세요.',
};

const createNameRule = (label: string, longest: number) => ({
  setValueAs: tidyName,
  required: `${label}을 적어주세요.`,
  validate: (value: string) => describeNameProblem(value, label, longest) ?? true,
});

export const nameRule = createNameRule('이름', MAX_PERSON_NAME_LENGTH);
export const organizationNameRule = createNameRule('조직 이름', MAX_ORGANIZATION_NAME_LENGTH);

export const reasonRule = {
  required: '이유를 적어주세요.',
  minLength: { value: 2, message: '2자 이상 적어주세요.' },
  maxLength: { value: 500, message: '500자까지 적을 수 있어요.' },
};

export const extractDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Accepts mobile numbers, and landline numbers with an area code. Only text messages need a mobile number. */
export const isPhone = (text: string) => isPhoneNumber(text);
