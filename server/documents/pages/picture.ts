import sharp from 'sharp';
import { drawPage } from './draw-page.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

/** Of page pictures: for lists and for reading. */
export const PICTURE_WIDTHS = [480, 1240] as const;

/** The first page is waited for: the least effort that is still smaller than a PNG. */
export async function drawPicture(document: PdfiumDocument, index: number, widthPx: number): Promise<Uint8Array> {
  const { width, height, rgb } = drawPage(document, index, widthPx);
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
}
