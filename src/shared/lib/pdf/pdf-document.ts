export type PdfDocument = {
  pageCount: number;
  /** Draws a page or part of a page, rotated for viewing, at a given width in pixels. */
  drawPage: (
    number: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
    part?: { x: number; y: number; width: number; height: number },
  ) => Promise<void>;
  /** Fills an element with the page's text, invisible but selectable, with each piece over its printed position. */
  layText: (number: number, container: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};
