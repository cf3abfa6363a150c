const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const PLACES = ['', '십', '백', '천'];
const MYRIADS = ['', '만', '억', '조', '경'];
const AMOUNT = /^\d{1,20}$/;

export const isAmount = (text: string) => AMOUNT.test(text);

/** Returns whether an amount is written as it is sealed, without zeros in front: ₩00 could be completed to something else. */
export const isPlainAmount = (text: string) => isAmount(text) && text === dropLeadingZeros(text);

export const dropLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/**
 * Matches a number with an optional won sign. Korean fonts draw a backslash as ₩, so it counts as one. Thousands must
 * be grouped correctly: `1,00` isn't a number.
 */
const MARKED = /^(?:[₩\\]\s?)?(-?)(?:[₩\\]\s?)?(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\s?(?:원)?$/;

/**
 * Removes won signs, 원, commas and the sign of zero and, from an amount, zeros in front and places that are zero.
 * Returns what isn't a number unchanged.
 */
export function removeMarks(kind: 'NUMBER' | 'AMOUNT', text: string): string {
  const [, sign = '', whole = '', places = ''] = MARKED.exec(text) ?? [];
  if (whole === '') return text;
  const kept = kind === 'AMOUNT' && /^\.0+$/.test(places) ? '' : places;
  const digits = whole.replaceAll(',', '');
  const isZero = /^[0.]+$/.test(digits + kept);
  return (isZero ? '' : sign) + (kind === 'AMOUNT' ? dropLeadingZeros(digits) : digits) + kept;
}

/** Returns the digits of an amount as people type it, such as 1,000원 or one with full-width digits. */
export const tidyAmount = (text: string): string => removeMarks('AMOUNT', tidyNumber(text));

/** Removes what people put between digits to read them more easily. */
export const tidyNumber = (text: string): string => text.normalize('NFKC').replaceAll(/[\s,]/g, '');

export const formatAmount = (amount: string): string =>
  isAmount(amount) ? amount.replace(/\B(?=(\d{3})+$)/g, ',') : amount;

/** Formats `1200000` as 금 일백이십만원정. Writes out every 일 (one), so that no digit can be slipped in afterwards. */
export function formatAmountInWords(amount: string): string {
  if (!isAmount(amount)) return amount;
  const digits = amount.replace(/^0+/, '');
  if (digits === '') return '금 영원정';
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) groups.push(digits.slice(Math.max(0, end - 4), end));
  const words = groups.map((group, index) => groupInWords(group) + (Number(group) > 0 ? (MYRIADS[index] ?? '') : ''));
  return `금 ${words.toReversed().join('')}원정`;
}

function groupInWords(group: string): string {
  return Array.from(group)
    .map((digit, index) =>
      digit === '0' ? '' : `${DIGITS[Number(digit)] ?? ''}${PLACES[group.length - 1 - index] ?? ''}`,
    )
    .join('');
}
