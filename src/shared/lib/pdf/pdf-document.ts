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
