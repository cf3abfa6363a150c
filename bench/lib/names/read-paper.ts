import { drawPage } from '../../../server/documents/pages/draw-page.ts';
import { openDocument } from '../../../server/documents/pages/pdfium-document.ts';
import type { Ink } from './compare-ink.ts';
import type { Printed } from './print-name.ts';

const PAGE_WIDTH = 595;
const WHITE = 255;

/** Renders the page so that its text has the given size in pixels, and returns only that text's ink. */
export async function readPaper({ size, file, without }: Printed, pixels: number): Promise<Ink> {
  const across = Math.round((PAGE_WIDTH * pixels) / size);
  const after = await drawFirstPage(file, across);
  const before = await drawFirstPage(without, across);
  const covered = Float64Array.from(
    { length: after.width * after.height },
    (_, at) => Math.max(0, (before.rgb[at * 3] ?? WHITE) - (after.rgb[at * 3] ?? WHITE)) / WHITE,
  );
  return { width: after.width, height: after.height, covered };
}

async function drawFirstPage(file: Buffer, across: number) {
  using document = await openDocument(file);
  return drawPage(document, 0, across);
}
