import type { PdfDocument } from './pdf-document';

type Held = { opening: Promise<PdfDocument>; holders: number };
const held = new Map<string, Held>();

const openDocument = async (url: string) => (await import('./pdfjs')).openDocument(url);

/** Shares a document that is already open. It closes when its last user releases it. */
export function acquirePdf(url: string): { opening: Promise<PdfDocument>; release: () => void } {
  const entry = held.get(url) ?? { opening: openDocument(url), holders: 0 };
  held.set(url, entry);
  entry.holders += 1;
  // Forgets a document that failed to open, so that later calls try again.
  entry.opening.catch(() => held.delete(url));
  return {
    opening: entry.opening,
    release: () => {
      entry.holders -= 1;
      if (entry.holders > 0) return;
      if (held.get(url) === entry) held.delete(url);
      entry.opening.then(
        (document) => document.close(),
        () => undefined,
      );
    },
  };
}
