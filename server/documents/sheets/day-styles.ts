import { findElements, readAttributes } from './xml.ts';

/** What a number of days means: a date, a time of day, or a duration, which may be longer than a day. */
export type DayStyle = 'DATE' | 'TIME' | 'DURATION';

/** Built-in formats, including East Asian ones, which have numbers instead of format codes. */
const BUILT_IN: Readonly<Record<DayStyle, readonly number[]>> = {
  DATE: [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58],
  TIME: [18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56],
  DURATION: [46],
};
/** Matches quoted text, escaped characters, and colours, conditions or languages in brackets. */
const LITERAL = /"[^"]*"|\\.|_.|\[[^\]]*\]/g;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;

/** Finds the cell styles that show a number as a date, a time or a duration. */
export function findDayStyles(xml: string): ReadonlyMap<number, DayStyle> {
  const codes = new Map<number, string>();
  for (const { tag } of findElements(xml, 'numFmt')) {
    const attributes = readAttributes(tag);
    codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
  }
  const [formats] = findElements(xml, 'cellXfs');
  const styles = new Map<number, DayStyle>();
  let style = 0;
  for (const { tag } of findElements(formats?.content ?? '', 'xf')) {
    const id = Number(readAttributes(tag).get('numFmtId') ?? 0);
    const code = codes.get(id);
    const found = code === undefined ? findBuiltIn(id) : readFormat(code);
    if (found) styles.set(style, found);
    style += 1;
  }
  return styles;
}

function findBuiltIn(id: number): DayStyle | null {
  if (BUILT_IN.DATE.includes(id)) return 'DATE';
  if (BUILT_IN.TIME.includes(id)) return 'TIME';
  return BUILT_IN.DURATION.includes(id) ? 'DURATION' : null;
}

function readFormat(code: string): DayStyle | null {
  if (code === 'General') return null;
  const plain = code.replaceAll(LITERAL, '');
  if (/[yd]/i.test(plain)) return 'DATE';
  if (ELAPSED.test(code)) return 'DURATION';
  return /[hs]/i.test(plain) ? 'TIME' : null;
}

const [HOUR, MINUTE] = [3_600, 60];
const DAY = 24 * HOUR;

/** Writes days as a time such as 09:00, with seconds if there are any. Durations count hours beyond a day. */
export function formatDayTime(days: number, style: 'TIME' | 'DURATION'): string {
  const seconds = Math.round((style === 'TIME' ? days % 1 : days) * DAY) % (style === 'TIME' ? DAY : Infinity);
  const parts = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  return parts
    .slice(0, seconds % MINUTE === 0 ? 2 : 3)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
