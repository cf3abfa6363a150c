import { formatAmountInWords, formatAmount, isAmount } from './amount.ts';
import { areGapsOpen, splitDateIntoGaps, type DateGaps } from './date-gaps.ts';
import { formatDate } from './dates.ts';

type Printed = {
  kind: string;
  value: string;
  format?: string | undefined;
  dateGaps?: DateGaps | undefined;
  inWords?: boolean | undefined;
};

/** Returns a field's text as printed in the sealed file and shown on screens. */
export function formatPrintedText({ kind, value, format, dateGaps, inWords }: Printed): string {
  if (kind === 'AMOUNT')
    return inWords && isAmount(value) ? `${formatAmountInWords(value)} (₩${formatAmount(value)})` : formatAmount(value);
  if (kind === 'DATE' || kind === 'SIGNED_DATE') {
    const numbers = dateGaps && areGapsOpen(dateGaps) ? splitDateIntoGaps(value, dateGaps) : null;
    if (numbers) return numbers.map(({ text }) => text).join(' ');
    return formatDate(value, format ?? 'YYYY년 M월 D일');
  }
  if (kind === 'FORMULA') return formatResult(value);
  return value.normalize('NFC');
}

/**
 * Formats a formula's result with thousands separators and two decimal places. Formulas that refer to it use the
 * unrounded value.
 */
function formatResult(value: string): string {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined) return value;
  const hundredths = (BigInt(whole + fraction.padEnd(3, '0').slice(0, 3)) + 5n) / 10n;
  const digits = String(hundredths).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return `${hundredths === 0n ? '' : sign}${formatAmount(digits.slice(0, -2))}${decimals && `.${decimals}`}`;
}
