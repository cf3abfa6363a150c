import { formatPrintedText } from '../../../rules/field-text.ts';
import type { FilledField } from './drawing.types.ts';

export const formatFieldText = ({
  value,
  ...field
}: Pick<FilledField, 'kind' | 'value' | 'format' | 'dateGaps' | 'inWords'>): string =>
  typeof value === 'string' ? formatPrintedText({ ...field, value }) : '';
