import { formatBusinessNumber, isBusinessNumber } from './business-number.ts';
import { TICKED } from './fill-field.ts';
import { extractPhoneDigits, formatPhoneNumber, isPhoneNumber } from './phone-number.ts';
import type { RawCell, Repaired, RepairKind } from './sheet-cell.types.ts';

export function repairMail({ value, repairs }: Repaired): Repaired {
  const closed = value.replaceAll(' ', '');
  return { value: closed, repairs: closed === value ? repairs : withRepair(repairs, 'SPACES') };
}

const PHONE = /^[+\d][\d\s().\-/]*$|^\([+\d][\d\s().\-/]*$/;

/** Restores the leading zero that spreadsheets drop, or that a country code replaces. */
export function repairPhone(text: Repaired, isRight = isPhoneNumber): Repaired {
  if (!PHONE.test(text.value)) return text;
  const typed = text.value.replaceAll(/\D/g, '');
  const digits = extractPhoneDigits(text.value);
  if (isRight(digits)) {
    const repairs = digits === typed ? text.repairs : withRepair(text.repairs, 'COUNTRY_CODE');
    return { value: formatPhoneNumber(digits), repairs };
  }
  const restored = `0${digits}`;
  if (digits === typed && isRight(restored))
    return { value: formatPhoneNumber(restored), repairs: withRepair(text.repairs, 'LOST_ZERO') };
  return text;
}

export const repairBusinessNumber = (text: Repaired): Repaired =>
  isBusinessNumber(text.value) ? { ...text, value: formatBusinessNumber(text.value) } : text;

/**
 * On Korean systems, a backslash is displayed as a won sign. Thousands must be grouped correctly: `1,00` is not a
 * number.
 */
const MARKED = /^(?:[₩\\]\s?)?(-?)(?:[₩\\]\s?)?(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\s?(?:원)?$/;

export function repairNumber(kind: 'NUMBER' | 'AMOUNT', text: Repaired): Repaired {
  const [, sign = '', whole = '', places = ''] = MARKED.exec(text.value) ?? [];
  if (whole === '') return text;
  const kept = kind === 'AMOUNT' && /^\.0+$/.test(places) ? '' : places;
  const value = sign + whole.replaceAll(',', '') + kept;
  return { value, repairs: value === text.value ? text.repairs : withRepair(text.repairs, 'AMOUNT_MARKS') };
}

const TICKS = new Set(['예', '네', 'o', 'ㅇ', '○', '◯', 'true', 'y', 'yes', 'v', '✓', '✔', '√', '☑', '1']);
const NO_TICKS = new Set(['아니요', '아니오', 'x', '×', 'false', 'n', 'no', '☐', '0', '-']);

/** Reads common words for yes as a tick, and common words for no as no tick. */
export function repairTick(text: Repaired): Repaired {
  const word = text.value.toLowerCase();
  if (text.value === TICKED) return text;
  if (TICKS.has(word)) return { value: TICKED, repairs: withRepair(text.repairs, 'TICK') };
  return NO_TICKS.has(word) ? { value: '', repairs: withRepair(text.repairs, 'TICK') } : text;
}

/**
 * Finds the item that differs only in spaces, case or width. Items may contain wide characters themselves, so the cell
 * is also compared unchanged.
 */
export function repairItem(raw: RawCell, text: Repaired, items: readonly string[]): Repaired {
  if (typeof raw === 'string' && items.includes(raw)) return { value: raw, repairs: [] };
  if (items.includes(text.value)) return text;
  const wanted = plainItem(text.value);
  const same = items.filter((item) => plainItem(item) === wanted);
  const [only] = same;
  return only !== undefined && same.length === 1 ? { value: only, repairs: withRepair(text.repairs, 'SPACES') } : text;
}

const plainItem = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

export const withRepair = (repairs: readonly RepairKind[], kind: RepairKind): RepairKind[] =>
  repairs.includes(kind) ? [...repairs] : [...repairs, kind];
