import type { Channel, FieldKind, ReceiverRole, VerificationStep } from '../api/contract';

export const ROLE_LABELS: Record<ReceiverRole, string> = {
  SIGNER: '서명하기',
  APPROVER: '검토만 하기',
  VIEWER: '사본만 받기',
};

export const CHANNEL_LABELS: Record<Channel, string> = { MAIL: '메일', SMS: '문자' };

const STEP_WORDS: Record<VerificationStep, string> = {
  ACCESS_CODE: '비밀번호',
  EMAIL_CODE: '메일로 받은 번호',
  PHONE_CODE: '휴대폰으로 받은 번호',
  PHONE_IDENTITY: '휴대폰 본인 확인',
};
/** From strongest to weakest, regardless of the order in which receivers complete them. */
const STRONGEST_FIRST: readonly VerificationStep[] = ['PHONE_IDENTITY', 'PHONE_CODE', 'EMAIL_CODE', 'ACCESS_CODE'];

/** Returns text such as "휴대폰 본인 확인 + 비밀번호". */
export const formatVerification = (steps: readonly VerificationStep[]) =>
  STRONGEST_FIRST.filter((step) => steps.includes(step))
    .map((step) => STEP_WORDS[step])
    .join(' + ') || '확인하지 않아요';

export const FIELD_KIND_LABELS: Record<FieldKind, string> = {
  SIGNATURE: '서명',
  SEAL: '도장',
  INITIALS: '짧은 서명',
  TEXT: '글자',
  MULTILINE: '여러 줄 글자',
  NUMBER: '숫자',
  AMOUNT: '금액',
  DATE: '날짜',
  SIGNED_DATE: '서명한 날',
  CHECKBOX: '체크',
  RADIO: '하나만 고르기',
  LIST: '고르기',
  NAME: '이름',
  EMAIL: '메일 주소',
  PHONE: '연락처',
  COMPANY: '회사 이름',
  BUSINESS_NUMBER: '사업자등록번호',
  IMAGE: '사진',
  FILE: '파일',
  FORMULA: '계산',
  LABEL: '적어둔 글',
};

export const formatOptionName = (number: number) => `선택 ${number}`;
