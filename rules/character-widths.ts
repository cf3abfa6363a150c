import { CHARACTER_WIDTHS } from './character-widths.gen.ts';
import { needsShaping, splitByScript, type TextSegment } from './shaped-text.ts';
import type { MeasureText } from './text-layout.ts';

/** The width of characters that aren't in the table, as a fraction of the font size. */
const ELSEWHERE = 1;

type Widths = { starts: Uint16Array; widths: Float64Array };
let read: Widths | null = null;

/**
 * Measures text in the font of sealed fields. The widths come from a table, so that a screen can position characters
 * exactly as the sealed file will, without loading the font.
 */
export const measurePrintedText: MeasureText = (text, size) =>
  (needsShaping(text) ? measureSegments(text) : measureCharacters(text)) * size;

function measureCharacters(text: string): number {
  read ??= readTable(CHARACTER_WIDTHS);
  let width = 0;
  for (const character of text) width += widthAt(read, character.codePointAt(0) ?? 0);
  return width;
}

/** Returns a segment's width as a fraction of the font size, or null until the font has loaded. */
type MeasureShaped = (text: string, script: NonNullable<TextSegment['script']>) => number | null;
let measureShaped: MeasureShaped = () => null;

/**
 * Sets the function that measures shaped text, which the table doesn't cover. Browsers measure it with the font that
 * the PDF embeds.
 */
export const setShapedMeasure = (measure: MeasureShaped) => {
  measureShaped = measure;
};

function measureSegments(text: string): number {
  let width = 0;
  for (const { text: part, script } of splitByScript(text))
    width += (script && measureShaped(part, script)) ?? estimate(part, script !== null);
  return width;
}

const MARK = /[\p{Mn}\u200c\u200d]/u;
const USUAL = 0.6;

function estimate(text: string, isShaped: boolean): number {
  if (!isShaped) return measureCharacters(text);
  return Array.from(text).filter((character) => !MARK.test(character)).length * USUAL;
}

function widthAt({ starts, widths }: Widths, codePoint: number): number {
  if (codePoint > 0xff_ff) return ELSEWHERE;
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= codePoint) low = middle;
    else high = middle;
  }
  return widths[low] ?? ELSEWHERE;
}

/**
 * Decodes the table. Each entry is the distance from the previous code point and a width in 1/2048 (`.`) or 1/1000
 * (`,`) of the font size, in base 36.
 */
function readTable(table: string): Widths {
  const entries = table.split(' ');
  const starts = new Uint16Array(entries.length);
  const widths = new Float64Array(entries.length);
  let start = 0;
  for (const [index, entry] of entries.entries()) {
    const [, gap = '0', unit, width = '0'] = /^(\w+)([.,])(\w+)$/.exec(entry) ?? [];
    start += Number.parseInt(gap, 36);
    starts[index] = start;
    widths[index] = Number.parseInt(width, 36) / (unit === '.' ? 2048 : 1000);
  }
  return { starts, widths };
}
