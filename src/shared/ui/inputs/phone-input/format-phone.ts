import { formatPhoneNumber } from '#rules/phone-number.ts';

/** Korea's country code while it is typed: dropping its plus would make it the start of another number. */
const PARTIAL_CODE = /^\s*\+\s*(8|82)?\s*$/;

/**
 * Formats numbers such as 010-1234-5678, 02-123-4567, 031-123-4567 and 1588-1234, including partial ones while typing.
 * Keeps all digits, because a number with one too many would otherwise look right.
 */
export function formatPhone(text: string): string {
  const plain = text.normalize('NFKC');
  return PARTIAL_CODE.test(plain) ? plain.replaceAll(/\s/g, '') : formatPhoneNumber(plain);
}

/** Masks a number for receivers' screens, as in 010-****-2731. */
export const maskPhone = (text: string): string => {
  const [head, , tail] = formatPhone(text).split('-');
  return head && tail ? `${head}-****-${tail}` : formatPhone(text);
};
