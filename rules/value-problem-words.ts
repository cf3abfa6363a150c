import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const ko: ProblemMessages = {
  missing: {
    SIGNATURE: '여기에 서명해주세요.',
    SEAL: '여기에 도장을 찍어주세요.',
    INITIALS: '여기에 짧게 서명해주세요.',
    CHECKBOX: '체크해주세요.',
    RADIO: '하나를 골라주세요.',
    LIST: '하나를 골라주세요.',
    IMAGE: '사진을 올려주세요.',
    FILE: '파일을 올려주세요.',
  },
  empty: '꼭 채워야 해요.',
  kind: {
    EMAIL: '메일 주소가 맞는지 확인해주세요.',
    PHONE: '번호를 끝까지 적어주세요.',
    BUSINESS_NUMBER: '사업자등록번호가 맞는지 확인해주세요.',
    NUMBER: '숫자로 적어주세요.',
    AMOUNT: '금액을 원 단위 숫자로 적어주세요.',
    DATE: '날짜를 다시 확인해주세요.',
    LIST: '목록에 있는 것을 골라주세요.',
    CHECKBOX: '다시 골라주세요.',
    RADIO: '다시 골라주세요.',
  },
  form: '형식이 맞지 않아요. 다시 확인해주세요.',
  birth: '1900년부터 오늘까지의 날짜로 적어주세요.',
  parts: '공급가액에 부가세 10%를 더하면 합계가 되어야 해요.',
  year: (year) => `서식에 ${year}년이 인쇄되어 있어요. ${year}년의 날짜로 적어주세요.`,
  formula: {
    BLANK: (formula, operand) => `‘${operand}’ 칸을 비워두면 ‘${formula}’ 칸을 계산할 수 없어요.`,
    ZERO: (formula, operand) => `‘${operand}’ 칸에 0을 적으면 ‘${formula}’ 칸을 계산할 수 없어요.`,
    OTHER: (formula) =>
      `지금 적힌 값으로는 ‘${formula}’ 칸을 계산할 수 없어요. 채운 내용을 다시 보고, 그래도 안 되면 보낸 분에게 물어봐주세요.`,
  },
  room: '칸에 다 들어가지 않아요. 더 짧게 적어주세요.',
  tooShort: (length) => `${length}자 이상 적어주세요.`,
  tooLong: (length) => `${length}자까지 적을 수 있어요.`,
  tooLow: (bound) => `${bound} 이상으로 적어주세요.`,
  tooHigh: (bound) => `${bound} 이하로 적어주세요.`,
  unprintable: (characters) => `인쇄할 수 없는 글자가 있어요: ${characters}`,
  invisible: '인쇄할 수 없는 글자가 숨어 있어요.',
};

const en: ProblemMessages = {
  missing: {
    SIGNATURE: 'Sign here.',
    SEAL: 'Add your seal here.',
    INITIALS: 'Add your initials here.',
    CHECKBOX: 'Tick this box.',
    RADIO: 'Choose an option.',
    LIST: 'Choose an option.',
    IMAGE: 'Add an image.',
    FILE: 'Add a file.',
  },
  empty: 'This field is required.',
  kind: {
    EMAIL: 'Check the email address.',
    PHONE: 'Enter the full number.',
    BUSINESS_NUMBER: 'Check the business registration number.',
    NUMBER: 'Enter a number.',
    AMOUNT: 'Enter a whole amount in won.',
    DATE: 'Check the date.',
    LIST: 'Choose an option from the list.',
    CHECKBOX: 'Choose again.',
    RADIO: 'Choose again.',
  },
  form: 'The format isn’t valid. Check it and try again.',
  birth: 'Enter a date between 1900 and today.',
  parts: 'The supply amount plus 10% VAT must equal the total.',
  year: (year) => `Enter a date in ${year}, the year printed on the form.`,
  formula: {
    BLANK: (formula, operand) => `“${formula}” can’t be calculated while “${operand}” is empty.`,
    ZERO: (formula, operand) => `“${formula}” can’t be calculated if “${operand}” is 0.`,
    OTHER: (formula) =>
      `“${formula}” can’t be calculated from the current values. Check your entries, or ask the sender.`,
  },
  room: 'This is too long for the field. Shorten it.',
  tooShort: (length) => `Enter at least ${countCharacters(length)}.`,
  tooLong: (length) => `Use up to ${countCharacters(length)}.`,
  tooLow: (bound) => `Enter ${bound} or more.`,
  tooHigh: (bound) => `Enter ${bound} or less.`,
  unprintable: (characters) => `Some characters can’t be printed: ${characters}`,
  invisible: 'There are hidden characters that can’t be printed.',
};

const countCharacters = (length: number) => (length === 1 ? '1 character' : `${length} characters`);

export const valueProblemMessages = { ko: createProblemWriter(ko), en: createProblemWriter(en) };
