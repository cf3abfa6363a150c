import { findElements, readAttributes } from './xml.ts';

/**
 * Built-in date formats, including East Asian ones, which have numbers instead of format codes. Formats with only a
 * time are left out.
 */
const BUILT_IN: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
/** Matches quoted text, escaped characters, and colours, conditions or languages in brackets. */
const LITERAL = /"[^"]*"|\\.|_.|\[[^\]]*\]/g;

export function findDateStyles(xml: string): ReadonlySet<number> {
  const codes = new Map<number, string>();
  for (const { tag } of findElements(xml, 'numFmt')) {
    const attributes = readAttributes(tag);
    codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
  }
  const [formats] = findElements(xml, 'cellXfs');
  const dates = new Set<number>();
  let style = 0;
  for (const { tag } of findElements(formats?.content ?? '', 'xf')) {
    const id = Number(readAttributes(tag).get('numFmtId') ?? 0);
    const code = codes.get(id);
    if (code === undefined ? BUILT_IN.has(id) : isDateFormat(code)) dates.add(style);
    style += 1;
  }
  return dates;
}

const isDateFormat = (code: string) => code !== 'General' && /[yd]/i.test(code.replaceAll(LITERAL, ''));
