import type { Suggestion } from '../fields.ts';
import { toStoredRect } from '../../../rules/page-geometry.ts';
import type { PageInfo } from '../geometry.ts';
import type { PdfiumDocument } from '../pages/pdfium-document.ts';
import { readLines } from '../pages/read-lines.ts';
import { readText } from '../pages/read-text.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import { printOf, type Print } from './print.ts';
import { seenWords } from './seen.ts';
import { findOnPage, suggestFields, type PageFindings } from './suggest.ts';

/** What the check and the editor need to know about the pages of a document. */
export type DocumentReading = {
  /**
   * For each page the rectangles of its print: x, y, width, height, and 1 for the place of a mark, as 32-bit floats. A
   * long document has 100,000.
   */
  print: Uint8Array[];
  suggestions: Suggestion[];
};

/** A contract can have up to a thousand fields. */
const MAX_SUGGESTIONS = 1_000;
const MAX_WORDS = 500_000;

export function readDocument(document: PdfiumDocument, bytes: Uint8Array): DocumentReading {
  const print: Uint8Array[] = [];
  const pages: PageFindings[] = [];
  let count = 0;
  let found = 0;
  for (const [index, { info }] of openPdf(bytes).pages().entries()) {
    if (index >= document.pageCount || count > MAX_WORDS) break;
    document.withPage(index, () => {
      const text = readText(document, index);
      count += text.words.length;
      print.push(packPrint(printOf(seenWords({ words: text.words, info })), info));
      if (found >= MAX_SUGGESTIONS) return;
      const { lines, rects } = readLines(document, index);
      const findings = findOnPage({ info, words: text.words, lines, rects });
      found += findings.owned.length;
      pages.push(findings);
    });
  }
  return { print, suggestions: suggestFields(pages).slice(0, MAX_SUGGESTIONS) };
}

const packPrint = (print: readonly Print[], info: PageInfo) =>
  new Uint8Array(
    Float32Array.from(
      print.flatMap(({ rect, isMarkPlace }) => {
        const { x, y, width, height } = toStoredRect(rect, info);
        return [x, y, width, height, isMarkPlace ? 1 : 0];
      }),
    ).buffer,
  );
