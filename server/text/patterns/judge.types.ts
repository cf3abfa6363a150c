import type { PatternError } from '../../../rules/patterns.ts';

export type Ask = { value: string; pattern: string };
/** Messages to the thread, which answers them in the same order. */
export type Question = { id: number; asks: readonly Ask[] } | { id: number; patterns: readonly string[] };
export type Answer =
  | { id: number; fits: readonly boolean[] }
  | { id: number; faults: readonly (PatternError | null)[] };
