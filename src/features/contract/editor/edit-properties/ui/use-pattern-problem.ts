import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PatternError } from '#rules/patterns.ts';

const WORDS: Record<PatternError, string> = {
  BROKEN: '읽을 수 없는 모양이에요. 괄호가 맞는지 확인해주세요.',
  UNSUPPORTED: '앞뒤를 살피거나(?=) 찾은 것을 다시 부르는(\\1) 식은 쓸 수 없어요.',
  TOO_LARGE: '너무 긴 모양이에요. 되풀이하는 수를 줄여주세요.',
};

const faultQuery = (pattern: string | undefined) =>
  queryOptions({
    queryKey: ['pattern-fault', pattern],
    queryFn: async () => {
      const { findPatternError } = await import('#rules/patterns.ts');
      return findPatternError(pattern ?? '');
    },
    enabled: pattern !== undefined,
    staleTime: Infinity,
  });

/** Checks a pattern while it is typed. The pattern engine is loaded on first use. */
export function usePatternProblem(pattern: string | undefined): string | undefined {
  const { data } = useQuery(faultQuery(pattern));
  return data ? WORDS[data] : undefined;
}
