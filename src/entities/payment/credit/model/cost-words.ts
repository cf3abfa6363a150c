import type { ApiError } from '@/shared/api';
import type { SendingCost } from '../api/credit';

/** Returns text such as "요금제에서 1건, 크레딧 3개를 잡아둬요. 안 쓰면 돌려드려요.", or null if nothing is reserved. */
export function describeCost({ fromPlan, credits }: Pick<SendingCost, 'fromPlan' | 'credits'>): string | null {
  const parts = [
    ...(fromPlan > 0 ? [`요금제에서 ${fromPlan.toLocaleString('ko-KR')}건`] : []),
    ...(credits > 0 ? [`크레딧 ${credits.toLocaleString('ko-KR')}개`] : []),
  ];
  if (parts.length === 0) return null;
  return `${parts.join(', ')}${credits > 0 ? '를' : '을'} 잡아둬요. 안 쓰면 돌려드려요.`;
}

/** Returns null if the call failed for another reason. */
export function getMissingCredits(failure: ApiError | null): number | null {
  if (failure?.code !== 'CREDIT_SHORT') return null;
  const { needed, available } = failure.body?.credit ?? { needed: 0, available: 0 };
  return Math.max(0, needed - available);
}
