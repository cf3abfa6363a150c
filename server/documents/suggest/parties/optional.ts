import type { Owned } from './document-parties.ts';

/** People who only fill in a form in some cases, such as for a minor. */
const SOMETIMES = /대리인$/;

/** Whether the form asks for this only in some cases: somebody's representative, or the details of an option. */
export const isOptional = ({ found, partyName }: Pick<Owned, 'found' | 'partyName'>): boolean =>
  (found.isDetail ?? false) ||
  found.name.endsWith('기타') ||
  SOMETIMES.test(partyName ?? '') ||
  SOMETIMES.test(found.rowPerson ?? '');
