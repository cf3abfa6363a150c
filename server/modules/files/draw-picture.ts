import sharp from 'sharp';
import { DomainError } from '../../contract/domain-error.ts';
import type { Documents } from '../../deps.ts';
import type { ImageType } from './uploads.repository.ts';

const SIDE = 512;
const KINDS: Record<ImageType, 'PNG' | 'JPEG'> = { 'image/png': 'PNG', 'image/jpeg': 'JPEG' };

export type PictureUse = 'PROFILE' | 'LOGO';

/** Re-encodes an untrusted image in a child process. Rejects images that don't have the declared type. */
export async function redrawDraft(documents: Documents, bytes: Buffer, contentType: ImageType) {
  const { kind, image } = await documents.redrawImage(bytes, 'DRAFT');
  if (!image || kind !== KINDS[contentType]) throw new DomainError('IMAGE_UNREADABLE');
  return image;
}

/**
 * Draws the final picture from a draft that we encoded. Portraits are cropped to a square, logos scaled to fit into
 * one.
 */
export const drawPicture = (draft: Buffer, use: PictureUse) =>
  sharp(draft)
    .resize(SIDE, SIDE, { fit: use === 'LOGO' ? 'contain' : 'cover', background: '#ffffff00' })
    .webp({ quality: 86 })
    .toBuffer();
