import sharp, { type Sharp } from 'sharp';
import type { Pixels } from './draw-page.ts';
import { encodePicture } from './encode-picture.ts';

const SMALL_WIDTH = 480;
export const PICTURE_WIDTHS = [SMALL_WIDTH, 1240] as const;

export async function shrinkPicture(large: Uint8Array): Promise<Uint8Array> {
  const { format } = await sharp(large).metadata();
  const { picture } = await encodePicture(await shrinkToPixels(sharp(large)), format === 'png');
  return picture;
}

export async function shrinkToPixels(picture: Sharp): Promise<Pixels> {
  const small = picture.resize(SMALL_WIDTH).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}
