const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const PLACES = ['', '십', '백', '천'];
const MYRIADS = ['', '만', '억', '조', '경'];
const AMOUNT = /^\d{1,20}$/;

export const isAmount = (text: string) => AMOUNT.test(text);

/** Returns whether an amount is written as it is sealed, without zeros in front: ₩00 could be completed to something else. */
export const isPlainAmount = (text: string) => isAmount(text) && text === dropLeadingZeros(text);

export const dropLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Returns the digits of an amount as people type it, such as 1,000원 or one with full-width digits. */
export const tidyAmount = (text: string): string => dropLeadingZeros(tidyNumber(text).replace(/^₩?(\d+)원?$/, '$1'));

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
