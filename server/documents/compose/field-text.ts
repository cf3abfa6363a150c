import { printedText } from '../../../rules/field-text.ts';
import type { FilledField } from './drawing.types.ts';

/** What is printed for a field that holds text. */
export const fieldText = ({ value, ...field }: Pick<FilledField, 'kind' | 'value' | 'format' | 'inWords'>): string =>
  typeof value === 'string' ? printedText({ ...field, value }) : '';
