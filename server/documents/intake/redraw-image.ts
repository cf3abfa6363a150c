import sharp, { type Sharp } from 'sharp';
import type { RefusalCode } from '../intake.types.ts';

/** AS_IS keeps size and format. A DRAFT is scaled again later, as a profile picture or logo. */
export type ImageUse = 'AS_IS' | 'DRAFT';
export type RedrawnImage =
  | { kind: 'PNG' | 'JPEG'; image: Uint8Array; refusal: null }
  | { kind: 'PNG' | 'JPEG' | null; image: null; refusal: RefusalCode };

const MAX_PIXELS = 40_000_000;
const DRAFT_SIDE = 1024;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/**
 * Re-encodes an image upright and keeps only its pixels, which drops its location, its camera and appended files. Runs
 * in a child process, because a malicious image could exploit the decoder.
 */
export async function redrawImage(bytes: Uint8Array, use: ImageUse): Promise<RedrawnImage> {
  const kind = kindOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (kind === null) return { kind, image: null, refusal: 'FILE_UNKNOWN' };
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (format !== kind.toLowerCase()) return { kind, image: null, refusal: 'FILE_DAMAGED' };
    if (width * height > MAX_PIXELS) return { kind, image: null, refusal: 'FILE_TOO_MANY_PIXELS' };
    return { kind, image: await encode(picture.rotate(), kind, use), refusal: null };
  } catch {
    // sharp's libraries report unreadable images with many different messages, so any error counts as damage.
    return { kind, image: null, refusal: 'FILE_DAMAGED' };
  }
}

function kindOf(bytes: Buffer) {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'PNG';
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? 'JPEG' : null;
}

function encode(picture: Sharp, kind: 'PNG' | 'JPEG', use: ImageUse) {
  if (use === 'DRAFT') {
    const size = { fit: 'inside', withoutEnlargement: true } as const;
    return picture.resize(DRAFT_SIDE, DRAFT_SIDE, size).webp({ quality: 90 }).toBuffer();
  }
  if (kind === 'PNG') return picture.png().toBuffer();
  return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
