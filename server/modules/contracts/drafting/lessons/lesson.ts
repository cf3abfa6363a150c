import type { Suggestion } from '../../../../documents/fields.ts';
import type { FieldKind } from '../../../../../rules/field-kinds.ts';

/** How members changed suggestions with this label and party. */
export type Lesson = {
  label: string;
  formParty: string;
  kind: FieldKind | null;
  party: string | null;
  width: number | null;
};

const MAX_LENGTH = 60;

/** Returns the label that a lesson is stored under. Rows of a table, such as 차량번호 and 차량번호 2, share one. */
export const getLessonLabel = ({ name }: Pick<Suggestion, 'name'>): string =>
  name.replace(/ \d+$/, '').replaceAll(/\s/g, '').toLowerCase().slice(0, MAX_LENGTH);
export const getFormParty = ({ partyName }: Pick<Suggestion, 'partyName'>): string =>
  (partyName ?? '').trim().slice(0, MAX_LENGTH);
export const getSuggestionKey = (suggestion: Suggestion): string =>
  `${getFormParty(suggestion)}/${getLessonLabel(suggestion)}`;
export const getLessonKey = ({ formParty, label }: Pick<Lesson, 'formParty' | 'label'>): string =>
  `${formParty}/${label}`;
