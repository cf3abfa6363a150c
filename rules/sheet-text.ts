import type { RawCell, RepairedValue, RepairKind } from './sheet-cell.types.ts';

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const WON = /\uFFE6/g;
/** Unusual spaces and invisible characters that copying from web pages leaves in cells. */
const ODD_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Matches cells that need no correction, which nearly all of them are. */
const TIDY = /^[!-~가-힣]+(?: [!-~가-힣]+)*$/;
/** Spreadsheets calculate with 15 significant digits. Any more in the file are rounding errors. */
const DIGITS = 15;
const MAX_PLACES = 10;
const SHORT_DECIMAL = /^-?\d+\.\d{1,10}$/;

/** Reads a cell as text: composed, half-width, and without stray spaces. */
export function readSheetText(raw: Exclude<RawCell, { problem: string }>, isLong: boolean): RepairedValue {
  if (raw === null) return { value: '', repairs: [] };
  if (typeof raw === 'number') return { value: writeNumber(raw), repairs: [] };
  if (typeof raw === 'boolean') return { value: raw ? 'TRUE' : 'FALSE', repairs: [] };
  if (typeof raw === 'object') return { value: raw.date, repairs: [] };
  if (TIDY.test(raw)) return { value: raw, repairs: [] };
  const repairs: RepairKind[] = [];
  const composed = raw.normalize('NFC');
  if (composed !== raw) repairs.push('COMPOSED');
  const narrow = composed
    .replaceAll(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(WON, '₩');
  if (narrow !== composed) repairs.push('WIDTH');
  const plain = narrow.replaceAll(ODD_SPACE, ' ').replaceAll(INVISIBLE, '').replaceAll(/\r\n?/g, '\n');
  const tidy = isLong ? plain.trim() : plain.trim().replaceAll(/\s+/g, ' ');
  if (tidy !== narrow) repairs.push('SPACES');
  return { value: tidy, repairs };
}

/** Writes a number as a person would: 0.3 instead of 0.30000000000000004, and without an exponent. */
function writeNumber(number: number): string {
  if (!Number.isFinite(number)) return '';
  const rounded = Number(number.toPrecision(DIGITS));
  if (Number.isInteger(rounded)) return BigInt(rounded).toString();
  const shortest = String(rounded);
  // The fixed notation writes out the rounding errors of large numbers.
  if (SHORT_DECIMAL.test(shortest)) return shortest;
  return rounded.toFixed(MAX_PLACES).replace(/\.?0+$/, '');
}
