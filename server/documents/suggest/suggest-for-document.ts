import type { Suggestion } from '../fields.ts';
import type { PdfiumDocument } from '../pages/pdfium-document.ts';
import { readLines } from '../pages/read-lines.ts';
import { readText } from '../pages/read-text.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import { suggestFields } from './suggest.ts';

/** A contract can have up to a thousand fields. */
const MAX_SUGGESTIONS = 1_000;

export function suggestForDocument(document: PdfiumDocument, bytes: Uint8Array): Suggestion[] {
  const suggestions: Suggestion[] = [];
  for (const [index, { info }] of openPdf(bytes).pages().entries()) {
    if (suggestions.length >= MAX_SUGGESTIONS || index >= document.pageCount) break;
    const { words } = readText(document, index);
    const { lines, rects } = readLines(document, index);
    suggestions.push(...suggestFields({ info, words, lines, rects }));
  }
  return suggestions.slice(0, MAX_SUGGESTIONS);
}
