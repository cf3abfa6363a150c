const MOBILE = /^(010\d{8}|01[16789]\d{7,8})$/;
const FIXED = /^(02\d{7,8}|0(3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{7,8}|070\d{8}|050\d{8,9}|080\d{7,8}|1[568]\d{6})$/;

/** Matches numbers that need no Unicode normalisation, which is the slowest step here. Most numbers match. */
const PLAIN = /^[\d-]*$/;

/** Returns the digits of a number, with Korea's country code replaced by a leading zero. */
export function extractPhoneDigits(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize('NFKC').trim();
  const digits = plain.replaceAll(/\D/g, '');
  const isAbroad = /^\(?\+82/.test(plain) || /^(00820?[1-7]|820?10)/.test(digits);
  return isAbroad ? `0${digits.replace(/^(00)?820?/, '')}` : digits;
}

export const isMobileNumber = (text: string) => MOBILE.test(extractPhoneDigits(text));

export const isPhoneNumber = (text: string) => isMobileNumber(text) || FIXED.test(extractPhoneDigits(text));

/** Characters of a number, also as phones write it: +82 (0)10-1234-5678 or 010.1234.5678. */
const ONLY_NUMBER = /^[\d\s+().-]+$/;

/** Returns the digits of a search for a whole number, or null if it may be anything else. */
export const readSearchedNumber = (text: string): string | null =>
  ONLY_NUMBER.test(text.normalize('NFKC')) && isPhoneNumber(text) ? extractPhoneDigits(text) : null;

/** Formats a number as 010-1234-5678, 02-123-4567 or 1588-1234. Also works on partial numbers. */
export function formatPhoneNumber(text: string): string {
  const digits = extractPhoneDigits(text);
  if (/^1[568]/.test(digits)) return join(digits, 4, 8);
  const area = digits.startsWith('02') ? 2 : /^050\d/.test(digits) ? 4 : 3;
  const middle = digits.length > area + 7 ? area + 4 : area + 3;
  return join(digits, area, middle);
}

const join = (digits: string, first: number, second: number) =>
  [digits.slice(0, first), digits.slice(first, second), digits.slice(second)].filter(Boolean).join('-');
