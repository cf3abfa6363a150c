import type { MatchesPattern } from '../../../../../rules/value-problem.ts';
import type { Problem } from '../../core/contract.types.ts';
import type { Draft } from './draft.ts';
import { lintConditionValues } from './lint-condition-values.ts';
import { lintDeadline } from './lint-deadline.ts';
import { lintFields } from './lint-fields.ts';
import { lintFiles } from './lint-files.ts';
import { lintMarks } from './lint-marks.ts';
import { lintPages } from './lint-pages.ts';
import { lintReceivers } from './lint-receivers.ts';
import { lintReferences } from './lint-references.ts';
import { lintValues } from './lint-values.ts';
import { sortFields } from './sort-fields.ts';

/** Lists a draft's problems: errors first, then in the order in which fields are filled in. */
export function lint(asPlaced: Draft, fits: MatchesPattern): Problem[] {
  const draft = { ...asPlaced, fields: sortFields(asPlaced) };
  const problems = [
    ...lintFiles(draft),
    ...lintReceivers(draft),
    ...lintFields(draft),
    ...lintValues(draft, acceptInvalidPatterns(draft, fits)),
    ...lintMarks(draft.marks),
    ...lintReferences(draft),
    ...lintConditionValues(draft),
    ...lintDeadline(draft),
    ...lintPages(draft),
  ];
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
}

/** Lists errors that all contracts of a template have, whatever their receivers and values. */
export const lintSharedParts = (draft: Draft): Problem[] =>
  [
    ...lintFiles(draft),
    ...lintFields(draft),
    ...lintMarks(draft.marks),
    ...lintReferences(draft),
    ...lintDeadline(draft),
  ].filter(isError);

/** Lists the errors that `lintSharedParts` leaves out, which depend on a contract's receivers and values. */
export const lintContractParts = (draft: Draft, fits: MatchesPattern): Problem[] => [
  ...lintReceivers(draft).filter(isError),
  ...lintOwnValues(draft, fits),
];

export const lintOwnValues = (draft: Draft, fits: MatchesPattern): Problem[] =>
  lintValues(draft, acceptInvalidPatterns(draft, fits)).filter(isError);

/** Lets invalid patterns match anything, because they are reported separately. */
const acceptInvalidPatterns =
  ({ patternFaults }: Draft, fits: MatchesPattern): MatchesPattern =>
  (value, pattern) =>
    Boolean(patternFaults.get(pattern)) || fits(value, pattern);

export const isError = ({ severity }: Problem) => severity === 'ERROR';
