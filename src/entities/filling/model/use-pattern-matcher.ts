import { useEffect, useState } from 'react';
import type { FillField } from '#rules/fill-field.ts';
import { matchAnything, type MatchesPattern } from '#rules/value-problem.ts';
import { loadPatternMatcher } from './load-fits';

const patternsOf = (fields: readonly FillField[]) =>
  [...new Set(fields.flatMap(({ validation }) => validation?.pattern ?? []))].join('\n');

/** Accepts every value until the pattern engine has loaded, because the server checks patterns later. */
export function usePatternMatcher(fields: readonly FillField[]): MatchesPattern {
  const [known, setKnown] = useState<{ patterns: string; fits: MatchesPattern }>({ patterns: '', fits: matchAnything });
  const patterns = patternsOf(fields);
  useEffect(() => {
    if (patterns === known.patterns) return;
    let isOver = false;
    const keep = (fits: MatchesPattern) => {
      if (!isOver) setKnown({ patterns, fits });
    };
    loadPatternMatcher(fields).then(keep, () => keep(matchAnything));
    return () => {
      isOver = true;
    };
  }, [fields, patterns, known.patterns]);
  return known.fits;
}
