import { isValidDate } from './dates.ts';
import type { FillField } from './fill-field.ts';

const NAMES = /생년월일|생년|생일|출생|birth|\bdob\b/i;
const FIRST_YEAR = 1900;

/**
 * Returns whether the field asks for a birth date. Birth dates are typed, because a calendar takes too long to scroll
 * back decades.
 */
export const isBirthDate = ({ kind, name }: Pick<FillField, 'kind' | 'name'>) => kind === 'DATE' && NAMES.test(name);

/**
 * Formats a date as it is typed: `19550302` becomes `1955-03-02`. Leaves dots and spaces until the field loses focus.
 */
export function formatTypedBirthDate(text: string): string {
  if (/[^\d-]/.test(text)) return settled(text, /^\s*(\d{4})\D+(\d{1,2})\D+(\d{2})\D*$/) ?? text;
  const digits = text.replaceAll('-', '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Formats a date when the field loses focus. Until then, `1955. 3. 2` might be the beginning of `1955. 3. 20`. */
export const formatBirthDate = (text: string): string =>
  settled(text, /^\s*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/) ?? text;

function settled(text: string, form: RegExp): string | null {
  const [, year, month, day] = form.exec(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

export function isPossibleBirthDate(day: string, today: string): boolean {
  return isValidDate(day) && Number(day.slice(0, 4)) >= FIRST_YEAR && day <= today;
}
