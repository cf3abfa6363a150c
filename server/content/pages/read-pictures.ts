import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentPage } from './parse-page.ts';

const MAX_PICTURE_BYTES = 1024 * 1024;
const VERSION_LENGTH = 16;

export type ContentPicture = {
  bytes: Buffer;
  contentType: 'image/png' | 'image/webp';
  width: number;
  height: number;
  sha256: string;
  /** Changes with the picture, so that browsers can cache each version forever. */
  version: string;
};
export type ContentPictures = ReadonlyMap<string, ContentPicture>;

/** Reads the pictures that pages use. Rejects a page if one of them is missing, damaged or too large. */
export async function readPictures(folder: string, pages: readonly ContentPage[]): Promise<ContentPictures> {
  const pictures = new Map<string, ContentPicture>();
  for (const { blocks, refuse } of pages)
    for (const block of blocks) {
      if (block.type !== 'PICTURE' || pictures.has(block.picture)) continue;
      const picture = await readPicture(path.join(folder, block.picture));
      if (typeof picture === 'string') refuse(1, `The picture ${block.picture} ${picture}.`);
      else pictures.set(block.picture, picture);
    }
  return pictures;
}

async function readPicture(file: string): Promise<ContentPicture | string> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return 'is not in the folder pictures';
  if (bytes.length > MAX_PICTURE_BYTES) return 'is larger than 1 MB';
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: null, width: 0, height: 0 }));
  if (format === null || path.extname(file) !== `.${format}`) return 'is not what its name says';
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const contentType = format === 'png' ? 'image/png' : 'image/webp';
  return { bytes, contentType, width, height, sha256, version: sha256.slice(0, VERSION_LENGTH) };
}
