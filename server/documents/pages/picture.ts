import { drawPage } from './draw-page.ts';
import { encodePicture, toSharp } from './encode-picture.ts';
import type { PdfiumDocument } from './pdfium-document.ts';
import { PICTURE_WIDTHS, shrinkToPixels } from './shrink-picture.ts';

const [, LARGE] = PICTURE_WIDTHS;

export type BothPictures = { small: Uint8Array; large: Uint8Array };

export async function drawPicture(document: PdfiumDocument, index: number, width: number): Promise<Uint8Array> {
  const { picture } = await encodePicture(drawPage(document, index, width));
  return picture;
}

/** Draws both pictures from one rendering, because scaling down is faster than rendering. */
export async function drawBothPictures(document: PdfiumDocument, index: number): Promise<BothPictures> {
  const pixels = drawPage(document, index, LARGE);
  const { picture: large, isPrinted } = await encodePicture(pixels);
  const { picture: small } = await encodePicture(await shrinkToPixels(toSharp(pixels)), isPrinted);
  return { small, large };
}
