import type { FillField } from '#rules/fill-field.ts';
import { anythingFits, type FitsPattern } from '#rules/value-problem.ts';

/**
 * The engine for senders' patterns, fetched where there is one and nowhere else. What it does not know stands in contracts that
 * were sent before it was there: the server alone judges these, within a limit of time.
 */
export async function loadFits(fields: readonly FillField[]): Promise<FitsPattern> {
  const patterns = [...new Set(fields.flatMap(({ validation }) => validation?.pattern ?? []))];
  if (patterns.length === 0) return anythingFits;
  const { readPattern } = await import('#rules/patterns.ts');
  const read = new Map(patterns.map((pattern) => [pattern, readPattern(pattern)]));
  return (value, pattern) => {
    const fits = read.get(pattern);
    return typeof fits !== 'function' || fits(value);
  };
}
