const MAX_DIGITS = 11;

/** Returns a number's digits as dialled within Korea: +82 becomes 0. */
export const extractPhoneDigits = (text: string): string => {
  const isInternational = /^\s*(\+|00)\s*82/.test(text);
  const digits = text.replace(/\D/g, '');
  const national = isInternational ? `0${digits.replace(/^(00)?82/, '').replace(/^0/, '')}` : digits;
  return national.slice(0, MAX_DIGITS);
};

/**
 * Formats numbers such as 010-1234-5678, 02-123-4567, 031-123-4567 and 1588-1234, including partial ones while typing.
 */
export function formatPhone(text: string): string {
  const digits = extractPhoneDigits(text);
  if (/^1[5-8]/.test(digits)) return [digits.slice(0, 4), digits.slice(4, 8)].filter(Boolean).join('-');
  const area = digits.startsWith('02') ? 2 : 3;
  const middle = digits.length > area + 7 ? 4 : 3;
  return [digits.slice(0, area), digits.slice(area, area + middle), digits.slice(area + middle)]
    .filter(Boolean)
    .join('-');
}

/** Masks a number for receivers' screens, as in 010-****-2731. */
export const maskPhone = (text: string): string => {
  const [head, , tail] = formatPhone(text).split('-');
  return head && tail ? `${head}-****-${tail}` : formatPhone(text);
};
