import type { MatchesPattern } from '../../../../../rules/value-problem.ts';
import type { Problem } from '../../core/contract.types.ts';
import type { Draft } from './draft.ts';
import { lintDeadline } from './lint-deadline.ts';
import { lintFields } from './lint-fields.ts';
import { lintFiles } from './lint-files.ts';
import { lintMarks } from './lint-marks.ts';
import { lintPages } from './lint-pages.ts';
import { lintReceivers } from './lint-receivers.ts';
import { lintReferences } from './lint-references.ts';
import { lintValues } from './lint-values.ts';
import { sortFields } from './sort-fields.ts';

/**
 * Lists the problems of a draft, errors first, otherwise in the order in which fields are filled in. This is a pure
 * function.
 */
export function lint(asPlaced: Draft, fits: MatchesPattern): Problem[] {
  const draft = { ...asPlaced, fields: sortFields(asPlaced) };
  // Invalid patterns are reported separately, so they match anything here.
  const judged: MatchesPattern = (value, pattern) => Boolean(draft.patternFaults.get(pattern)) || fits(value, pattern);
  const problems = [
    ...lintFiles(draft),
    ...lintReceivers(draft),
    ...lintFields(draft),
    ...lintValues(draft, judged),
    ...lintMarks(draft.marks),
    ...lintReferences(draft),
    ...lintDeadline(draft),
    ...lintPages(draft),
  ];
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
}

export const isError = ({ severity }: Problem) => severity === 'ERROR';
