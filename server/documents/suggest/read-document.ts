import type { Suggestion } from '../fields.ts';
import type { PdfiumDocument } from '../pages/pdfium-document.ts';
import { readLines } from '../pages/read-lines.ts';
import { readText } from '../pages/read-text.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import { packPrint } from './page/packed-print.ts';
import { printOf } from './page/print.ts';
import { seenWords } from './page/seen.ts';
import { findOnPage, suggestFields, type PageFindings } from './suggest.ts';

export type DocumentAnalysis = {
  print: Uint8Array[];
  suggestions: Suggestion[];
};

/** The most fields that a contract can have. */
const MAX_SUGGESTIONS = 1_000;
const MAX_WORDS = 500_000;

export function readDocument(document: PdfiumDocument, bytes: Uint8Array): DocumentAnalysis {
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
      found += findings.claimed.length;
      pages.push(findings);
    });
  }
  return { print, suggestions: suggestFields(pages).slice(0, MAX_SUGGESTIONS) };
}
