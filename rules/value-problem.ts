import { isPlainAmount } from './amount.ts';
import { isBusinessNumber } from './business-number.ts';
import { areGapsOpen, isInPrintedYear } from './date-gaps.ts';
import { isValidDate } from './dates.ts';
import { compareDecimals, parseDecimal } from './decimal.ts';
import { countGraphemes } from './graphemes.ts';
import { isPhoneNumber } from './phone-number.ts';
import { isEmail } from './email.ts';
import { hasRange } from './field-kinds.ts';
import { TICKED_VALUE, type FillField } from './fill-field.ts';

/**
 * Returns whether a value matches the sender's pattern. Injected, so that the regular expression engine is only loaded
 * if a field has a pattern.
 */
export type MatchesPattern = (value: string, pattern: string) => boolean;

const MAX_LENGTH = 2_000;
const MINUS_ZERO = /^-[0.]+$/;

export type ValueProblem =
  | { code: 'MISSING' | 'KIND' | 'PATTERN' | 'BIRTH' }
  /** The amounts in a group don't add up. */
  | { code: 'PARTS' }
  /** The date isn't in the year printed on the form. */
  | { code: 'YEAR'; year: number }
  /**
   * A formula has no result, because the operand is empty or because the formula divides by it. `OTHER` is about
   * several values, or about somebody else's.
   */
  | { code: 'FORMULA'; reason: 'BLANK' | 'ZERO' | 'OTHER'; operand: string; formula: string }
  /** The text doesn't fit into the field even in the smallest size. */
  | { code: 'ROOM' }
  | { code: 'TOO_SHORT' | 'TOO_LONG'; length: number }
  | { code: 'TOO_LOW' | 'TOO_HIGH'; bound: string }
  /** The value breaks a rule for which the sender wrote a message. */
  | { code: 'SENDERS'; words: string }
  /** None of the sealed file's fonts has these characters. */
  | { code: 'UNPRINTABLE'; characters: readonly string[] }
  | { code: 'REFUSED'; words: string };

export function findValueProblem(
  field: FillField,
  value: string | null,
  fits: MatchesPattern = matchAnything,
): ValueProblem | null {
  if (value === null || value === '') return null;
  if (!isOfKind(field, value)) return { code: 'KIND' };
  const year = contradictedYear(field, value);
  if (year !== null) return { code: 'YEAR', year };
  const problem = ruleProblem(field, value, fits);
  const words = field.validation?.message;
  return problem && words ? { code: 'SENDERS', words } : problem;
}

function isOfKind({ kind, items }: FillField, value: string): boolean {
  switch (kind) {
    case 'EMAIL':
      return isEmail(value);
    case 'PHONE':
      return isPhoneNumber(value);
    case 'BUSINESS_NUMBER':
      return isBusinessNumber(value);
    case 'NUMBER':
      // Zeros in front stay, because people write account and staff numbers here. Zero has no sign.
      return parseDecimal(value) !== null && !MINUS_ZERO.test(value);
    case 'AMOUNT':
      return isPlainAmount(value);
    case 'DATE':
      return isValidDate(value);
    case 'LIST':
      return items?.includes(value) ?? false;
    case 'CHECKBOX':
    case 'RADIO':
      return value === TICKED_VALUE;
    case 'SIGNATURE':
    case 'SEAL':
    case 'INITIALS':
    case 'TEXT':
    case 'MULTILINE':
    case 'NAME':
    case 'COMPANY':
    case 'SIGNED_DATE':
    case 'IMAGE':
    case 'FILE':
    case 'FORMULA':
    case 'LABEL':
      return true;
  }
}

/** Returns the year printed on the form if it isn't the date's year. */
function contradictedYear({ kind, dateGaps }: FillField, value: string): number | null {
  if (kind !== 'DATE' || !dateGaps || !areGapsOpen(dateGaps) || isInPrintedYear(value, dateGaps)) return null;
  return dateGaps.printedYear ?? null;
}

function ruleProblem(field: FillField, value: string, fits: MatchesPattern): ValueProblem | null {
  const { minLength, maxLength = MAX_LENGTH, minimum, maximum, pattern } = field.validation ?? {};
  const length = countGraphemes(value);
  if (minLength !== undefined && length < minLength) return { code: 'TOO_SHORT', length: minLength };
  if (length > maxLength) return { code: 'TOO_LONG', length: maxLength };
  if (hasRange(field)) {
    if (minimum !== undefined && isLess(value, minimum)) return { code: 'TOO_LOW', bound: minimum };
    if (maximum !== undefined && isLess(maximum, value)) return { code: 'TOO_HIGH', bound: maximum };
  }
  return pattern === undefined || fits(value, pattern) ? null : { code: 'PATTERN' };
}

const isLess = (one: string, other: string) => (compareDecimals(one, other) ?? 0) < 0;

export const matchAnything: MatchesPattern = () => true;
