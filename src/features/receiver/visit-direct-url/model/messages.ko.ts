import { localizeDeadline } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: '비밀번호',
  EMAIL_CODE: '메일로 받는 번호',
  PHONE_CODE: '문자로 받는 번호',
  PHONE_IDENTITY: '휴대폰 본인 확인',
};

export const ko = {
  pageTitles: { link: '링크 서명', account: '누구인지 적어주세요', sheet: '링크 서명 QR 코드' },
  loading: '링크를 확인하고 있어요',
  invited: {
    title: (organization: string) => [organization, '서명을 받고 있어요'],
    pages: (pages: number) => `${pages}쪽`,
    until: '받는 기한',
    deadline: (instant: string) => localizeDeadline('ko', instant),
    toShow: '확인할 것',
    steps: (steps: readonly VerificationStep[]) => steps.map((step) => STEPS[step]).join(', '),
    mailOrText: '메일이나 문자로 받는 번호',
    start: '시작하기',
    note: '이름과 연락처를 적으면 내 문서가 만들어져요.',
  },
  account: {
    title: ['누구인지', '적어주세요'],
    more: '적은 곳으로 확인 번호와 내 문서의 링크를 보내드려요. 30분 안에 확인하면 하루 동안 서명할 수 있어요.',
    name: '이름',
    by: '연락할 방법',
    MAIL: '메일',
    PHONE: '휴대폰',
    email: '메일 주소',
    phone: '휴대폰 번호',
    domains: (domains: string) => `${domains} 메일만 쓸 수 있어요.`,
    nameMissing: '이름을 적어주세요.',
    nameLong: '이름을 50자까지 적어주세요.',
    emailWrong: '메일 주소가 맞는지 확인해주세요.',
    phoneWrong: '휴대폰 번호가 맞는지 확인해주세요.',
    suggestion: (address: string) => `${address} 아닌가요?`,
    take: '고치기',
    go: '다음',
    starting: '문서를 만드는 중',
  },
  closed: {
    ENDED: ['더 이상 받지 않는 링크예요', '서명이 필요하면 링크를 알려준 곳에 물어봐주세요.'],
    FULL: ['정해둔 인원이 모두 찼어요', '자리가 다시 날 수 있어요. 링크를 알려준 곳에 물어봐주세요.'],
    PAUSED: ['지금은 서명을 받지 않아요', '잠시 뒤에 다시 확인해주세요.'],
  },
  begun: '이미 시작했다면 받은 메일이나 문자에 있는 링크로 이어서 할 수 있어요.',
  wrong: ['링크가 맞지 않아요', '받은 링크나 QR 코드를 다시 확인해주세요.'],
  lookAgain: '다시 확인하기',
  unreachable: '링크를 열지 못했어요',
  again: '다시 하기',
  failure: {
    NETWORK: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.',
    TIMEOUT: '시간이 너무 오래 걸려요. 다시 시도해주세요.',
    RATE_LIMITED: '지금 시작하는 분이 많아요. 잠시 뒤에 다시 해주세요.',
    other: '문제가 생겼어요. 다시 시도해주세요.',
  },
  sheet: {
    todo: ['휴대폰 카메라로 비추고', '서명해주세요'],
    steps: ['카메라로 QR 코드를 비춰요', '이름과 연락처를 적어요', '받은 번호로 확인하고 서명해요'],
    code: '서명하는 링크의 QR 코드',
    byHand: '카메라가 없으면 이 주소를 열어주세요.',
    until: (instant: string) => `${localizeDeadline('ko', instant)}까지 서명할 수 있어요.`,
    print: '인쇄하기',
    closed: '지금은 서명을 받지 않는 링크예요. 인쇄하기 전에 링크를 확인해주세요.',
  },
};

export type VisitMessages = typeof ko;
