import sharp from 'sharp';
import { DomainError } from '../../contract/domain-error.ts';
import type { Documents } from '../../deps.ts';
import type { ImageType } from './uploads.repository.ts';

const SIDE = 512;
const KINDS: Record<ImageType, 'PNG' | 'JPEG'> = { 'image/png': 'PNG', 'image/jpeg': 'JPEG' };

export type PictureUse = 'PROFILE' | 'LOGO';

/** A foreign picture is opened in a child process; what comes out is ours and of the kind that was promised. */
export async function drawDraft(documents: Documents, bytes: Buffer, contentType: ImageType) {
  const { kind, image } = await documents.redrawImage(bytes, 'DRAFT');
  if (!image || kind !== KINDS[contentType]) throw new DomainError('IMAGE_UNREADABLE');
  return image;
}

/** From a draft, which we wrote. A face fills its square, a logo stands whole in it. */
export const drawPicture = (draft: Buffer, use: PictureUse) =>
  sharp(draft)
    .resize(SIDE, SIDE, { fit: use === 'LOGO' ? 'contain' : 'cover', background: '#ffffff00' })
    .webp({ quality: 86 })
    .toBuffer();
