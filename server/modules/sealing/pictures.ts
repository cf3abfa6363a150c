import sharp from 'sharp';
import type { PreparedImage } from '../../documents/compose/drawing.types.ts';
import { prepareImage } from '../../documents/compose/images.ts';
import { listUsedAttachments } from '../contracts/values/final-values.repository.ts';
import { collectSenderValues } from './sender-content.ts';
import type { DrawableContract } from './stored-contract.ts';

export type Pictures = ReadonlyMap<string, PreparedImage>;
type Picture = { id: string; sha256: string; of: 'SENDER' | 'RECEIVER' };

const MAX_PIXELS = 40_000_000;
/** More pixels than a printer can show in a field. */
const LONGEST_SIDE = 2_400;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Finds the images to draw: image fields, marks from images, and stamps. Ids without a row are `unknown`. */
export function findPictures(stored: DrawableContract): { known: Picture[]; unknown: string[] } {
  const named = namedPictures(stored);
  const given = new Map<string, Omit<Picture, 'id'>>([
    ...stored.uploads.flatMap(({ fileUuid, kind, sha256 }) =>
      kind === 'PNG' || kind === 'JPEG' ? [[fileUuid, { sha256, of: 'SENDER' }] as const] : [],
    ),
    ...stored.senderMarks.flatMap(({ contractMarkUuid, picture }) =>
      picture ? [[contractMarkUuid, { sha256: picture.sha256, of: 'SENDER' }] as const] : [],
    ),
    ...stored.attachments.map(({ attachmentUuid, sha256 }) => [attachmentUuid, { sha256, of: 'RECEIVER' }] as const),
  ]);
  return {
    known: named.flatMap((id) => {
      const picture = given.get(id);
      return picture ? [{ id, ...picture }] : [];
    }),
    unknown: named.filter((id) => !given.has(id)),
  };
}

function namedPictures({ contract, fields, annotations, finals, senderMarks }: DrawableContract) {
  const holders = new Set(fields.filter(({ kind }) => kind === 'IMAGE').map(({ fieldId }) => fieldId));
  const sent = Object.entries(collectSenderValues(contract, fields));
  const ids = [
    ...senderMarks.flatMap(({ mark }) => (mark.kind === 'IMAGE' ? mark.fileId : [])),
    ...sent.flatMap(([fieldId, value]) => (holders.has(fieldId) ? value : [])),
    ...annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? drawn.bitmapId : [])),
    ...[...finals.values()].flatMap((final) => [...listUsedAttachments(final, (fieldId) => holders.has(fieldId))]),
  ];
  return [...new Set(ids)].filter((id) => UUID.test(id));
}

/** Prepares images for a PDF. They were all re-encoded on upload. */
export async function preparePictures(pictures: ReadonlyMap<string, Uint8Array>): Promise<Pictures> {
  const prepared = new Map<string, PreparedImage>();
  for (const [id, bytes] of pictures) prepared.set(id, await prepare(bytes));
  return prepared;
}

/** Prepares an image. Photographs stay JPEGs, at a reasonable size, and transparency is kept. */
async function prepare(bytes: Uint8Array): Promise<PreparedImage> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  const { hasAlpha, format } = await picture.metadata();
  const smaller = picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  if (hasAlpha || format !== 'jpeg') return prepareImage(await smaller.png().toBuffer());
  const { data, info } = await smaller
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, colors: data, colorFilter: 'DCTDecode', alpha: null };
}
