import type { PatternError } from '../../../rules/patterns.ts';

export type PatternCheck = { value: string; pattern: string };
/** Messages to the thread, which answers in the same order. */
export type MatcherRequest =
  | { id: number; asks: readonly PatternCheck[] }
  | { id: number; patterns: readonly string[] };
export type MatcherResponse =
  | { id: number; fits: readonly boolean[] }
  | { id: number; faults: readonly (PatternError | null)[] };
