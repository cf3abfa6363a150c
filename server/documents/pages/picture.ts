import sharp from 'sharp';
import { drawPage } from './draw-page.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

/** The widths of page images: for lists and for reading. */
export const PICTURE_WIDTHS = [480, 1240] as const;

/** Somebody is waiting for the first page, so this uses the least effort that still gives a file smaller than a PNG. */
export async function drawPicture(document: PdfiumDocument, index: number, widthPx: number): Promise<Uint8Array> {
  const { width, height, rgb } = drawPage(document, index, widthPx);
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
}
