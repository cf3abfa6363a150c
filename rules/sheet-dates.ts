import { isValidDate } from './dates.ts';
import type { RawCell, RepairedValue } from './sheet-cell.types.ts';
import { addRepair } from './sheet-repairs.ts';

/** Day zero of spreadsheet dates, and day zero of files that count from 1904. */
const [FIRST_DAY, FIRST_DAY_OF_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
const DAY_MS = 86_400_000;
/** The serial numbers of dates from 1954 to 2119. Other numbers are unlikely to be dates. */
const [MIN_SERIAL, MAX_SERIAL] = [20_000, 80_000];
const SERIAL = /^\d{5}(\.\d+)?$/;

/** Matches year, month and day in this order, optionally followed by the weekday or midnight. */
const WRITTEN =
  /^(\d{4}|\d{2}) ?[.\-/년] ?(\d{1,2}) ?[.\-/월] ?(\d{1,2}) ?[.일]? ?(?:\([월화수목금토일]\)|[월화수목금토일]요일)?(?:[ T]00:00(?::00)?)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/** How many years ahead a two-digit year can be. Later ones belong to the last century. */
const MAX_YEARS_AHEAD = 30;

type DateContext = { today: string; is1904?: boolean; isBirth: boolean };

/** Parses dates as people and spreadsheets write them. Leaves ambiguous ones such as 1/2/2026 alone. */
export function repairDate(text: RepairedValue, raw: RawCell, context: DateContext): RepairedValue {
  if (typeof raw === 'object' || isValidDate(text.value)) return text;
  const serial = SERIAL.test(text.value) ? Math.floor(Number(text.value)) : 0;
  if (serial >= MIN_SERIAL && serial <= MAX_SERIAL)
    return { value: writeSerial(serial, context.is1904 === true), repairs: addRepair(text.repairs, 'SERIAL_DATE') };
  const [, year, month, day] = WRITTEN.exec(text.value) ?? COMPACT.exec(text.value) ?? [];
  if (!year || !month || !day || isPerhapsAmerican(text.value, year)) return text;
  const value = fullYear(year, `${month.padStart(2, '0')}-${day.padStart(2, '0')}`, context);
  return isValidDate(value) ? { value, repairs: addRepair(text.repairs, 'DATE_FORMAT') } : text;
}

const writeSerial = (serial: number, is1904: boolean): string =>
  new Date((is1904 ? FIRST_DAY_OF_1904 : FIRST_DAY) + serial * DAY_MS).toISOString().slice(0, 10);

/** Spreadsheets in American English write the first of December 2026 as 12/1/26, which could also be a day in 2012. */
const isPerhapsAmerican = (text: string, year: string) => text.includes('/') && year.length === 2 && Number(year) <= 12;

function fullYear(year: string, rest: string, { today, isBirth }: DateContext): string {
  if (year.length === 4) return `${year}-${rest}`;
  const recent = `20${year}-${rest}`;
  const isTooFar = isBirth ? recent > today : Number(`20${year}`) > Number(today.slice(0, 4)) + MAX_YEARS_AHEAD;
  return isTooFar ? `19${year}-${rest}` : recent;
}
