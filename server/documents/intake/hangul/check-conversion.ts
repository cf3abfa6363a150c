import { drawPage } from '../../pages/draw-page.ts';
import { openDocument } from '../../pages/pdfium-document.ts';
import { readText } from '../../pages/read-text.ts';
import type { DrawnPage } from './svg-page.ts';

const CHECKED_PAGES = 12;
const LOOK_AT_PX = 160;
const NEARLY_WHITE = 245;
/** The share of characters that must be found. Less than all, because combining marks may be extracted differently. */
const ENOUGH = 0.97;

/**
 * Returns whether the PDF matches the converted pages: the same number of pages and, on a sample of them, the same
 * characters, and ink wherever there is content.
 */
export async function isFaithful(pdf: Uint8Array, pages: DrawnPage[]): Promise<boolean> {
  using document = await openDocument(pdf);
  if (document.pageCount !== pages.length || pages.length === 0) return false;
  const step = Math.max(1, pages.length / CHECKED_PAGES);
  for (let at = 0; at < pages.length; at += step) {
    const index = Math.floor(at);
    const page = pages[index];
    if (!page) return false;
    if (shareOf(page.characters, readText(document, index).text) < ENOUGH) return false;
    if (page.hasInk && !drawPage(document, index, LOOK_AT_PX).rgb.some((value) => value < NEARLY_WHITE)) return false;
  }
  return true;
}

/** Returns the share of expected characters that occur in the extracted text, in any order. */
function shareOf(wanted: string, found: string): number {
  const counts = new Map<string, number>();
  for (const character of found.normalize('NFC')) counts.set(character, (counts.get(character) ?? 0) + 1);
  let [total, kept] = [0, 0];
  for (const character of wanted) {
    total += 1;
    const count = counts.get(character) ?? 0;
    if (count === 0) continue;
    counts.set(character, count - 1);
    kept += 1;
  }
  return total === 0 ? 1 : kept / total;
}
