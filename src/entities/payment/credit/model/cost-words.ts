import type { ApiError } from '@/shared/api';
import type { SendingCost } from '../api/credit';

/**
 * Returns text such as "요금제에서 1건, 크레딧 3개를 잡아둬요. 안 쓰면 돌려드려요.", or null if nothing is reserved. Scheduling
 * reserves nothing before its time has come.
 */
export function describeCost(
  { fromPlan, credits }: Pick<SendingCost, 'fromPlan' | 'credits'>,
  { isScheduled = false } = {},
): string | null {
  const parts = [
    ...(fromPlan > 0 ? [`요금제에서 ${fromPlan.toLocaleString('ko-KR')}건`] : []),
    ...(credits > 0 ? [`크레딧 ${credits.toLocaleString('ko-KR')}개`] : []),
  ];
  if (parts.length === 0) return null;
  const held = `${parts.join(', ')}${credits > 0 ? '를' : '을'} 잡아둬요.`;
  return isScheduled ? `보낼 때가 되면 ${held} 그때까지는 잡아두지 않아요.` : `${held} 안 쓰면 돌려드려요.`;
}

/** Returns null if the call failed for another reason. */
export function getMissingCredits(failure: ApiError | null): number | null {
  if (failure?.code !== 'CREDIT_SHORT') return null;
  const { needed, available } = failure.body?.credit ?? { needed: 0, available: 0 };
  return Math.max(0, needed - available);
}

const count = (credits: number) => `크레딧 ${credits.toLocaleString('ko-KR')}개`;

/** Describes what text messages cost, or one of them if their number is null. Returns null if there are none. */
export function describeTextCost(texts: number | null, costOfText: number): string | null {
  if (texts === 0 || costOfText === 0) return null;
  return texts === null
    ? `문자로도 받는 분에게는 문자를 보내고, 한 건에 ${count(costOfText)}를 써요.`
    : `문자 ${texts.toLocaleString('ko-KR')}건을 보내서 ${count(texts * costOfText)}를 써요.`;
}
