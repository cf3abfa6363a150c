import type { PatternError } from '../../../rules/patterns.ts';

export type PatternCheck = { value: string; pattern: string };
/** Messages to the matcher's worker thread. Each reply has one result per item, in the order of the request. */
export type MatcherRequest =
  | { id: number; asks: readonly PatternCheck[] }
  | { id: number; patterns: readonly string[] };
export type MatcherResponse =
  | { id: number; fits: readonly boolean[] }
  | { id: number; faults: readonly (PatternError | null)[] };
