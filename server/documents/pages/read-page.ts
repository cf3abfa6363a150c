import * as v from 'valibot';
import type { PdfiumDocument } from './pdfium-document.ts';
import { readLines, type PageLines } from './read-lines.ts';
import { readText, type PageText } from './read-text.ts';

export type PageContent = { number: number; text: PageText; drawn: PageLines };

const MAX_WORDS = 500_000;

export function readPages(document: PdfiumDocument): PageContent[] {
  const pages: PageContent[] = [];
  let words = 0;
  for (let index = 0; index < document.pageCount && words < MAX_WORDS; index++) {
    const page = { number: index + 1, text: readText(document, index), drawn: readLines(document, index) };
    words += page.text.words.length;
    pages.push(page);
  }
  return pages;
}

/** Validates a page without its words, because a long document has a hundred thousand of them. */
const isPage = (value: unknown): value is PageContent =>
  v.is(
    v.object({
      number: v.number(),
      text: v.object({ words: v.array(v.any()), text: v.string(), truncated: v.boolean() }),
      drawn: v.object({ lines: v.array(v.any()), rects: v.array(v.any()), truncated: v.boolean() }),
    }),
    value,
  );

export const readPagesResult = (value: unknown): PageContent[] =>
  v.parse(v.array(v.custom<PageContent>(isPage)), value);
