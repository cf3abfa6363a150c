import type { Problem } from '../contract.types.ts';
import type { Draft } from './draft.ts';
import { lintDeadline } from './lint-deadline.ts';
import { lintFields } from './lint-fields.ts';
import { lintFiles } from './lint-files.ts';
import { lintPages } from './lint-pages.ts';
import { lintReceivers } from './lint-receivers.ts';
import { lintReferences } from './lint-references.ts';

/** What should be mended before sending, errors first. A pure function of the draft. */
export function lint(draft: Draft): Problem[] {
  const problems = [
    ...lintFiles(draft),
    ...lintReceivers(draft),
    ...lintFields(draft),
    ...lintReferences(draft),
    ...lintDeadline(draft),
    ...lintPages(draft),
  ];
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
}

export const isError = ({ severity }: Problem) => severity === 'ERROR';
