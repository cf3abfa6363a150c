import { formatAmount, amountInWords } from '../../../rules/amount.ts';
import { formatDate } from '../../../rules/dates.ts';
import type { FilledField } from './drawing.types.ts';

/** What is printed for a field that holds text. */
export function fieldText({ kind, value, format, inWords }: FilledField): string {
  if (typeof value !== 'string') return '';
  if (kind === 'AMOUNT') return inWords ? `${amountInWords(value)} (₩${formatAmount(value)})` : formatAmount(value);
  if (kind === 'DATE' || kind === 'SIGNED_DATE') return formatDate(value, format ?? 'YYYY년 M월 D일');
  return value.normalize('NFC');
}
