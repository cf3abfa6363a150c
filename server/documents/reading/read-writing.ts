import * as v from 'valibot';
import type { PageInfo } from '../geometry.ts';
import type { PdfiumDocument } from '../pages/pdfium-document.ts';
import { readLines } from '../pages/read-lines.ts';
import { readText } from '../pages/read-text.ts';
import { listReadingLines } from './reading-lines.ts';
import { splitLongLine, toSpeakable, MAX_LINES } from './speakable.ts';

export type Writing = {
  lines: string[];
  /** False if the page has more text than the limit. */
  isWhole: boolean;
};

/** Even a page of small print only has about three thousand words. */
const MAX_WORDS = 10_000;

export function readPageWriting(document: PdfiumDocument, info: PageInfo): Writing {
  const index = info.number - 1;
  const { words, truncated } = readText(document, index);
  if (words.length === 0) return { lines: [], isWhole: !truncated };
  const { lines, rects } = readLines(document, index);
  const all = listReadingLines({ info, words: words.slice(0, MAX_WORDS), lines, rects })
    .map(toSpeakable)
    .flatMap(splitLongLine);
  const isWhole = !truncated && words.length <= MAX_WORDS && all.length <= MAX_LINES;
  return { lines: all.slice(0, MAX_LINES), isWhole };
}

const pageInfo = v.strictObject({
  number: v.number(),
  width: v.number(),
  height: v.number(),
  rotation: v.picklist([0, 90, 180, 270]),
  cropBox: v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
});

export const readPageInfo = (value: unknown): PageInfo => v.parse(pageInfo, value);

export const readWritingResult = (value: unknown): Writing =>
  v.parse(v.strictObject({ lines: v.array(v.string()), isWhole: v.boolean() }), value);
