import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Korean. */
export const ko: FieldErrorMessages = {
  required: '꼭 필요한 내용이에요.',
  unused: '쓰지 않는 항목이에요.',
  format: '형식이 맞지 않아요.',
  email: '메일 주소가 맞는지 확인해주세요.',
  address: '주소가 맞는지 확인해주세요.',
  moment: '날짜와 시각을 다시 확인해주세요.',
  empty: '내용을 적어주세요.',
  tooShort: (limit) => `${limit}자 이상 적어주세요.`,
  tooLong: (limit) => `${limit}자까지 적을 수 있어요.`,
  noneChosen: '하나 이상 골라주세요.',
  tooManyChosen: (limit) => `${limit}개까지 고를 수 있어요.`,
  twice: '같은 것이 두 번 들어 있어요.',
  tooLow: (limit) => `${limit} 이상이어야 해요.`,
  tooHigh: (limit) => `${limit}까지 쓸 수 있어요.`,
  code: '여섯 자리 번호를 적어주세요.',
  check: '적은 내용을 다시 확인해주세요.',
  bothConsents: '두 가지 모두 동의해주세요.',
  phone: '휴대폰 번호를 확인해주세요.',
  emailNeeded: '메일로 확인하는 문서예요. 메일 주소를 적어주세요.',
  phoneNeeded: '휴대폰으로 확인하는 문서예요. 번호를 적어주세요.',
  contactNeeded: '메일 주소나 휴대폰 번호를 적어주세요.',
  question: (limit) => `물어볼 것을 ${limit}자까지 적어주세요.`,
  notFillable: '채울 수 없는 칸이에요.',
};
