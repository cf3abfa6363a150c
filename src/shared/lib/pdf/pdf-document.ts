export type PdfDocument = {
  pageCount: number;
  /** Draws a page, rotated for viewing, with this width in pixels, or a part of it in those pixels. */
  drawPage: (
    number: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
    part?: { x: number; y: number; width: number; height: number },
  ) => Promise<void>;
  /**
   * Fills an element with the invisible text of the page, each piece where it is printed, so that it can be selected.
   */
  layText: (number: number, container: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

type Held = { opening: Promise<PdfDocument>; holders: number };
const held = new Map<string, Held>();

const openDocument = async (url: string) => (await import('./pdfjs')).openDocument(url);

/** Opens a document, or shares an open one. It closes when its last user releases it. */
export function holdPdf(url: string): { opening: Promise<PdfDocument>; release: () => void } {
  const entry = held.get(url) ?? { opening: openDocument(url), holders: 0 };
  held.set(url, entry);
  entry.holders += 1;
  // The next caller gets a new attempt.
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
