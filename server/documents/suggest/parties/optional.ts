import type { Owned } from './document-parties.ts';

/** People who only fill in a form in some cases, such as for a minor. */
const SOMETIMES = /대리인$/;

/** Returns whether only some people fill this in: a representative's field, or an option's details. */
export const isOptional = ({ found, partyName }: Pick<Owned, 'found' | 'partyName'>): boolean =>
  (found.isDetail ?? false) ||
  found.name.endsWith('기타') ||
  SOMETIMES.test(partyName ?? '') ||
  SOMETIMES.test(found.rowPerson ?? '');
