import { href } from '@/shared/routes';
import { SIGN_UP_HREF } from '@/widgets/landing-shell';

/** Text is shown as is, booleans as a tick or a dash. */
export type Offer = string | boolean;
export type PlanId = 'FREE' | 'STANDARD' | 'BUSINESS';

export interface Plan {
  id: PlanId;
  name: string;
  /** In won per month, including VAT. Null if the price is negotiated. */
  monthlyPrice: number | null;
  forWhom: string;
  action: { label: string; to: string };
  recommended: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    id: 'FREE',
    name: '프리',
    monthlyPrice: 0,
    forWhom: '조금만 써보고 싶을 때',
    action: { label: '시작하기', to: SIGN_UP_HREF },
    recommended: false,
  },
  {
    id: 'STANDARD',
    name: '스탠다드',
    monthlyPrice: 99_000,
    forWhom: '팀에서 꾸준히 쓸 때',
    action: { label: '스탠다드로 시작하기', to: SIGN_UP_HREF },
    recommended: true,
  },
  {
    id: 'BUSINESS',
    name: '비즈니스',
    monthlyPrice: null,
    forWhom: '여러 부서에서 많이 쓸 때',
    action: { label: '도입 문의하기', to: href('landingSupport') },
    recommended: false,
  },
];

export const FEATURES: readonly { name: string; offers: Record<PlanId, Offer> }[] = [
  { name: '한 달에 보낼 수 있는 문서', offers: { FREE: '5건', STANDARD: '300건', BUSINESS: '협의' } },
  { name: '함께 쓰는 멤버', offers: { FREE: '2명', STANDARD: '30명', BUSINESS: '제한 없음' } },
  { name: '템플릿', offers: { FREE: '3개', STANDARD: '제한 없음', BUSINESS: '제한 없음' } },
  { name: '메일로 보내기', offers: { FREE: true, STANDARD: true, BUSINESS: true } },
  { name: '문자로 보내기', offers: { FREE: false, STANDARD: true, BUSINESS: true } },
  { name: '휴대폰 본인 확인', offers: { FREE: false, STANDARD: true, BUSINESS: true } },
  { name: '엑셀로 여러 건 보내기', offers: { FREE: false, STANDARD: true, BUSINESS: true } },
  { name: '감사추적인증서', offers: { FREE: true, STANDARD: true, BUSINESS: true } },
  { name: 'API 연결', offers: { FREE: false, STANDARD: false, BUSINESS: true } },
  { name: '우리 회사 로고로 보내기', offers: { FREE: false, STANDARD: false, BUSINESS: true } },
];

export const CREDIT_COSTS: readonly { what: string; credits: number }[] = [
  { what: '문서 1건', credits: 1 },
  { what: '문자 1건', credits: 1 },
  { what: '휴대폰 본인 확인 1건', credits: 2 },
];

export const CREDIT_PACKS: readonly { credits: number; price: number }[] = [
  { credits: 100, price: 10_000 },
  { credits: 500, price: 47_500 },
  { credits: 1_000, price: 90_000 },
];

const grouped = new Intl.NumberFormat('ko-KR');
export const formatWon = (amount: number) => `${grouped.format(amount)}원`;
export const formatCount = (count: number) => `${grouped.format(count)}개`;
