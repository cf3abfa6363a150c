import { ApiError, type components } from '@/shared/api';
import type { Letter, ReceiverStep, StepName } from '../api/verification';

export const storyLetter: Letter = {
  receiverUuid: 'r',
  organizationName: '한빛물산 주식회사',
  logoImgUrl: null,
  senderName: '김지수',
  receiver: {
    name: '이도윤',
    role: 'SIGNER',
    state: 'NOTIFIED',
    hasTurn: true,
    email: 'do***@naver.com',
    phone: '010-****-2731',
    hasConsented: false,
    actedAt: null,
  },
  title: '2026년 근로계약서_이도윤',
  messages: ['이도윤 님, 안녕하세요. 입사에 필요한 근로계약서를 보내드려요. 12월 1일 전까지 서명 부탁드려요.'],
  status: 'IN_PROGRESS',
  expiresAt: '2026-11-27T14:59:00Z',
  pageCount: 3,
  fieldCount: 10,
  request: null,
  isDelegated: false,
  allowDelegate: false,
  language: 'ko',
  people: ['정해원'],
  signedBefore: [{ name: '정해원', at: '2026-11-19T07:20:00Z' }],
  pageImageUrl: null,
};

const TO: Record<StepName, string | null> = {
  ACCESS_CODE: null,
  EMAIL_CODE: 'do***@naver.com',
  PHONE_CODE: '010-****-2731',
  PHONE_IDENTITY: '010-****-2731',
};

export const storySteps = (names: readonly StepName[], passed = 0): ReceiverStep[] =>
  names.map((step, place) => ({
    step,
    isPassed: place < passed,
    to: TO[step],
    hint: step === 'ACCESS_CODE' ? '생년월일 여섯 자리' : null,
    lockedForSeconds: null,
  }));

type ErrorBody = components['schemas']['ErrorBody'];

export const storyFailure = (
  errorCode: ErrorBody['errorCode'],
  code: number,
  more: Pick<ErrorBody, 'triesLeft' | 'retryAfter' | 'deadEnd'> = {},
) =>
  new ApiError(errorCode, { status: code, body: { isSuccess: false, code, message: errorCode, errorCode, ...more } });
