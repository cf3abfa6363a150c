import type { FillField } from '#rules/fill-field.ts';
import { matchAnything, type MatchesPattern } from '#rules/value-problem.ts';

/**
 * Loads the pattern engine if any field has a pattern. Only the server checks patterns from before this engine that it
 * doesn't support.
 */
export async function loadPatternMatcher(fields: readonly FillField[]): Promise<MatchesPattern> {
  const patterns = [...new Set(fields.flatMap(({ validation }) => validation?.pattern ?? []))];
  if (patterns.length === 0) return matchAnything;
  const { compilePattern } = await import('#rules/patterns.ts');
  const read = new Map(patterns.map((pattern) => [pattern, compilePattern(pattern)]));
  return (value, pattern) => {
    const fits = read.get(pattern);
    return typeof fits !== 'function' || fits(value);
  };
}
