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
