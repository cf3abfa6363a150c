import sharp from 'sharp';
import type { Pixels } from './draw-page.ts';
import { reduceColors } from './few-colors.ts';
import { writeIndexedPng } from './indexed-png.ts';

export type EncodedPicture = { picture: Uint8Array; isPrinted: boolean };

/**
 * Encodes a page image. Pass `isPrinted` if the page is known not to be a photograph. Photographs get minimal effort,
 * because somebody is waiting for the first page.
 */
export async function encodePicture(pixels: Pixels, isPrinted = false): Promise<EncodedPicture> {
  const reduced = reduceColors(pixels, isPrinted);
  if (reduced) return { picture: writeIndexedPng(reduced), isPrinted: true };
  return { picture: await toSharp(pixels).webp({ quality: 80, effort: 0 }).toBuffer(), isPrinted: false };
}

export const toSharp = ({ width, height, rgb }: Pixels) => sharp(rgb, { raw: { width, height, channels: 3 } });
