import sharp from 'sharp';
import { DomainError } from '../../contract/domain-error.ts';
import type { ImageType } from './uploads.repository.ts';

const MOST_PIXELS = 40_000_000;
const SIDE = 512;
const DRAFT_SIDE = 1024;
const LOADER: Record<ImageType, string> = { 'image/png': 'png', 'image/jpeg': 'jpeg' };

export type PictureUse = 'PROFILE' | 'LOGO';

/** Whatever else a picture brings (place, camera, a second file behind its end) is left behind by drawing it anew. */
export async function drawDraft(bytes: Buffer, contentType: ImageType): Promise<Buffer> {
  const format = contentType === 'image/png' ? isPng(bytes) : isJpeg(bytes);
  if (!format) throw new DomainError('IMAGE_UNREADABLE');
  return drawn(async () => {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format: found } = await picture.metadata();
    if (found !== LOADER[contentType]) throw new DomainError('IMAGE_UNREADABLE');
    return picture
      .rotate()
      .resize(DRAFT_SIDE, DRAFT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  });
}

/** A face fills its square, a logo stands whole in it. */
export const drawPicture = (draft: Buffer, use: PictureUse) =>
  drawn(() =>
    sharp(draft, { limitInputPixels: MOST_PIXELS })
      .resize(SIDE, SIDE, { fit: use === 'LOGO' ? 'contain' : 'cover', background: '#ffffff00' })
      .webp({ quality: 86 })
      .toBuffer(),
  );

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

async function drawn(draw: () => Promise<Buffer>) {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('IMAGE_UNREADABLE');
  }
}
