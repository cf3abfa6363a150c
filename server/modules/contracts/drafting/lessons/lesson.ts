import type { Suggestion } from '../../../../documents/fields.ts';
import type { FieldKind } from '../../../../../rules/field-kinds.ts';

/** How members of an organisation changed suggestions with a given label, for a given party of the form. */
export type Lesson = {
  label: string;
  formParty: string;
  kind: FieldKind | null;
  /** The party that the field actually belongs to, by its name in the form. */
  party: string | null;
  width: number | null;
};

const MAX_LENGTH = 60;

/** Returns the label under which a lesson is stored. Table rows, such as 차량번호 and 차량번호 2, share a label. */
export const getLessonLabel = ({ name }: Pick<Suggestion, 'name'>): string =>
  name.replace(/ \d+$/, '').replaceAll(/\s/g, '').toLowerCase().slice(0, MAX_LENGTH);
export const getFormParty = ({ partyName }: Pick<Suggestion, 'partyName'>): string =>
  (partyName ?? '').trim().slice(0, MAX_LENGTH);
export const getSuggestionKey = (suggestion: Suggestion): string =>
  `${getFormParty(suggestion)}/${getLessonLabel(suggestion)}`;
export const getLessonKey = ({ formParty, label }: Pick<Lesson, 'formParty' | 'label'>): string =>
  `${formParty}/${label}`;
