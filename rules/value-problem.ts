import { isBusinessNumber } from './business-number.ts';
import { areGapsOpen, isInPrintedYear } from './date-gaps.ts';
import { isValidDate } from './dates.ts';
import { compareDecimals, parseDecimal } from './decimal.ts';
import { countGraphemes } from './graphemes.ts';
import { isPhoneNumber } from './phone-number.ts';
import { hasRange } from './field-kinds.ts';
import { TICKED_VALUE, type FillField } from './fill-field.ts';

/**
 * Returns whether a value matches the sender's pattern. The engine in `patterns.ts` is only loaded if a field has one.
 */
export type MatchesPattern = (value: string, pattern: string) => boolean;

const MAX_LENGTH = 2_000;
/** Less strict than any mail server, because it is only meant to catch obvious typos. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const WHOLE = /^\d{1,20}$/;

/** What is wrong with a value. Each language has a message for it. */
export type ValueProblem =
  | { code: 'MISSING' | 'KIND' | 'PATTERN' | 'BIRTH' }
  /** The amounts in a group don't add up. */
  | { code: 'PARTS' }
  /** The date isn't in the year printed on the form. */
  | { code: 'YEAR'; year: number }
  /** The value doesn't fit into its field even at the smallest size. */
  | { code: 'ROOM' }
  | { code: 'TOO_SHORT' | 'TOO_LONG'; length: number }
  | { code: 'TOO_LOW' | 'TOO_HIGH'; bound: string }
  /** The value violates a rule for which the sender wrote their own message. */
  | { code: 'SENDERS'; words: string }
  /** No font in the sealed file has these characters. */
  | { code: 'UNPRINTABLE'; characters: readonly string[] }
  /** The server rejects the value for some other reason. */
  | { code: 'REFUSED'; words: string };

/** Finds what is wrong with a value. Returns null if it is empty or valid. */
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
      return EMAIL.test(value);
    case 'PHONE':
      return isPhoneNumber(value);
    case 'BUSINESS_NUMBER':
      return isBusinessNumber(value);
    case 'NUMBER':
      return parseDecimal(value) !== null;
    case 'AMOUNT':
      return WHOLE.test(value);
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

/** Returns the year printed on the form if the date isn't in it. */
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

/** Accepts every value, for callers that only count, draw or calculate values rather than validating them. */
export const matchAnything: MatchesPattern = () => true;
