export type PdfDocument = {
  pageCount: number;
  /** Draws a page, turned as a viewer turns it, so many pixels wide; or a part of it, in those pixels. */
  drawPage: (
    number: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
    part?: { x: number; y: number; width: number; height: number },
  ) => Promise<void>;
  /** Fills an element with the page's words, invisible, each where it is printed: for choosing them. */
  layText: (number: number, container: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

type Held = { opening: Promise<PdfDocument>; holders: number };
const held = new Map<string, Held>();

const openDocument = async (url: string) => (await import('./pdfjs')).openDocument(url);

/** Opens a document, or shares one that is open; it is closed when the last one lets go. */
export function holdPdf(url: string): { opening: Promise<PdfDocument>; release: () => void } {
  const entry = held.get(url) ?? { opening: openDocument(url), holders: 0 };
  held.set(url, entry);
  entry.holders += 1;
  // Whoever asks later gets a new try.
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
