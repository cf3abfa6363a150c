import type { ServicePlanName, ServicePlans } from '@/entities/payment/service-plan';
import type { paths } from '@/shared/api';

type Pitch = { forWhom: string; action: string; recommended: boolean };

export const PLAN_PITCHES: Record<ServicePlanName, Pitch> = {
  FREE: { forWhom: '조금만 써보고 싶을 때', action: '시작하기', recommended: false },
  STANDARD: { forWhom: '팀에서 꾸준히 쓸 때', action: '스탠다드로 시작하기', recommended: true },
};

/** What every plan includes. Each feature names an API call, so that nothing is advertised that doesn't exist. */
export const FEATURES: readonly { name: string; call: keyof paths }[] = [
  { name: '한글 파일, PDF, 이미지로 보내기', call: '/files' },
  { name: '메일, 카카오 알림톡, 문자로 보내기', call: '/contracts/{contractId}/send' },
  { name: '휴대폰 본인 확인', call: '/sign/verifications/{step}/confirm' },
  { name: '서명, 도장, 직인', call: '/company-seals' },
  { name: '템플릿과 템플릿 스토어', call: '/template-store' },
  { name: '엑셀로 여러 건 보내기', call: '/batches' },
  { name: '링크 서명', call: '/direct-urls' },
  { name: '우리 말로 쓰는 메일', call: '/mail-templates' },
  { name: '그룹과 공유', call: '/groups' },
  { name: '감사추적인증서와 문서 확인', call: '/documents/checks' },
];

/** What credits are spent on, in display order. */
export const CREDIT_USES: readonly { use: keyof ServicePlans['costs']; name: string }[] = [
  { use: 'DOCUMENT', name: '문서 1건' },
  { use: 'TEXT', name: '알림톡이나 문자 1건' },
  { use: 'IDENTITY', name: '휴대폰 본인 확인 1건' },
];
