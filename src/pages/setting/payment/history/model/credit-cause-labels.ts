import type { CreditEntry } from '@/entities/payment/history';

export const CREDIT_CAUSE_LABELS: Record<CreditEntry['cause'], string> = {
  PACK: '크레딧을 샀어요',
  GRANT: '크레딧을 받았어요',
  REFUND: '결제를 돌려받아 크레딧이 줄었어요',
  SENDING: '문서를 보내면서 잡아뒀어요',
  BATCH: '여러 건을 보내면서 잡아뒀어요',
  OPENED: '받는 분이 문서를 열었어요',
  TEXT: '문자를 보냈어요',
  TEXT_FAILED: '문자가 가지 않아 돌려받았어요',
  VERIFIED: '휴대폰으로 본인을 확인했어요',
  UNREACHABLE: '아무에게도 알리지 못해 돌려받았어요',
  ENDED: '끝난 문서에서 남은 만큼 돌려받았어요',
  EXPIRY: '쓸 수 있는 기간이 지났어요',
};

/** Returns nothing for a single document that still exists, because the entry links to it. */
export function describeCreditSubject({ contracts, reason }: Pick<CreditEntry, 'contracts' | 'reason'>): string | null {
  if (contracts > 0) return `문서 ${contracts.toLocaleString('ko-KR')}건`;
  return reason === '' ? null : reason;
}

/** Returns text such as "+1,000" or "−2", with a minus sign as wide as the plus. */
export const formatCreditChange = (amount: number) =>
  `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('ko-KR')}`;
