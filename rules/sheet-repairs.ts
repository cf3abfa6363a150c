import { removeMarks } from './amount.ts';
import { formatBusinessNumber, isBusinessNumber } from './business-number.ts';
import { TICKED_VALUE } from './fill-field.ts';
import { extractPhoneDigits, formatPhoneNumber, isPhoneNumber } from './phone-number.ts';
import type { RawCell, RepairedValue, RepairKind } from './sheet-cell.types.ts';

export function repairEmail({ value, repairs }: RepairedValue): RepairedValue {
  const closed = value.replaceAll(' ', '');
  return { value: closed, repairs: closed === value ? repairs : addRepair(repairs, 'SPACES') };
}

const PHONE = /^[+\d][\d\s().\-/]*$|^\([+\d][\d\s().\-/]*$/;

export function repairPhone(text: RepairedValue, isRight = isPhoneNumber): RepairedValue {
  if (!PHONE.test(text.value)) return text;
  const typed = text.value.replaceAll(/\D/g, '');
  const digits = extractPhoneDigits(text.value);
  if (isRight(digits)) {
    const repairs = digits === typed ? text.repairs : addRepair(text.repairs, 'COUNTRY_CODE');
    return { value: formatPhoneNumber(digits), repairs };
  }
  const restored = `0${digits}`;
  if (digits === typed && isRight(restored))
    return { value: formatPhoneNumber(restored), repairs: addRepair(text.repairs, 'LOST_ZERO') };
  return text;
}

export const repairBusinessNumber = (text: RepairedValue): RepairedValue =>
  isBusinessNumber(text.value) ? { ...text, value: formatBusinessNumber(text.value) } : text;

export function repairNumber(kind: 'NUMBER' | 'AMOUNT', text: RepairedValue): RepairedValue {
  const value = removeMarks(kind, text.value);
  return { value, repairs: value === text.value ? text.repairs : addRepair(text.repairs, 'AMOUNT_MARKS') };
}

const TICKS = new Set(['예', '네', 'o', 'ㅇ', '○', '◯', 'true', 'y', 'yes', 'v', '✓', '✔', '√', '☑', '1']);
const NO_TICKS = new Set(['아니요', '아니오', 'x', '×', 'false', 'n', 'no', '☐', '0', '-']);

export function repairTick(text: RepairedValue): RepairedValue {
  const word = text.value.toLowerCase();
  if (text.value === TICKED_VALUE) return text;
  if (TICKS.has(word)) return { value: TICKED_VALUE, repairs: addRepair(text.repairs, 'TICK') };
  return NO_TICKS.has(word) ? { value: '', repairs: addRepair(text.repairs, 'TICK') } : text;
}

/**
 * Finds the item that differs only in spaces, case or width. Items may contain full-width characters themselves, so the
 * raw cell is compared, too.
 */
export function repairItem(raw: RawCell, text: RepairedValue, items: readonly string[]): RepairedValue {
  if (typeof raw === 'string' && items.includes(raw)) return { value: raw, repairs: [] };
  if (items.includes(text.value)) return text;
  const wanted = plainItem(text.value);
  const same = items.filter((item) => plainItem(item) === wanted);
  const [only] = same;
  return only !== undefined && same.length === 1 ? { value: only, repairs: addRepair(text.repairs, 'SPACES') } : text;
}

const plainItem = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

export const addRepair = (repairs: readonly RepairKind[], kind: RepairKind): RepairKind[] =>
  repairs.includes(kind) ? [...repairs] : [...repairs, kind];
