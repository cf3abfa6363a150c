import type { Suggestion } from '../fields.ts';
import { fromUserSpace, type Rect } from '../geometry.ts';
import type { PdfiumDocument } from '../pages/pdfium-document.ts';
import { readLines } from '../pages/read-lines.ts';
import { readText } from '../pages/read-text.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import { suggestFields } from './suggest.ts';

/** What the check and the editor need to know about the pages of a document. */
export type DocumentReading = {
  /** For each page the rectangles of its words: x, y, width and height as 32-bit floats. A long document has 100,000. */
  words: Uint8Array[];
  suggestions: Suggestion[];
};

/** A contract can have up to a thousand fields. */
const MAX_SUGGESTIONS = 1_000;
const MAX_WORDS = 500_000;

export function readDocument(document: PdfiumDocument, bytes: Uint8Array): DocumentReading {
  const words: Uint8Array[] = [];
  const suggestions: Suggestion[] = [];
  let count = 0;
  for (const [index, { info }] of openPdf(bytes).pages().entries()) {
    if (index >= document.pageCount || count > MAX_WORDS) break;
    document.withPage(index, () => {
      const text = readText(document, index);
      count += text.words.length;
      words.push(packRects(text.words.map(({ box }) => fromUserSpace(box, info))));
      if (suggestions.length >= MAX_SUGGESTIONS) return;
      const { lines, rects } = readLines(document, index);
      suggestions.push(...suggestFields({ info, words: text.words, lines, rects }));
    });
  }
  return { words, suggestions: suggestions.slice(0, MAX_SUGGESTIONS) };
}

const packRects = (rects: readonly Rect[]) =>
  new Uint8Array(Float32Array.from(rects.flatMap(({ x, y, width, height }) => [x, y, width, height])).buffer);
