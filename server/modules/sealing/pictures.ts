import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import type { PreparedImage } from '../../documents/compose/drawing.types.ts';
import { prepareImage } from '../../documents/compose/images.ts';
import type { ContractRow } from '../contracts/contracts.repository.ts';

export type Pictures = ReadonlyMap<string, PreparedImage>;

const MOST_PIXELS = 40_000_000;
/** Finer than any printer shows it in a field. */
const LONGEST_SIDE = 2_400;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Pictures that were attached or uploaded, as a PDF holds them. All were drawn anew when they came. */
export async function preparePictures(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  { organizationUuid }: ContractRow,
  wanted: ReadonlySet<string>,
  attached: readonly { attachmentUuid: string; sha256: string }[],
): Promise<Pictures> {
  const ids = [...wanted].filter((id) => UUID.test(id));
  if (ids.length === 0) return new Map();
  const uploaded = await database
    .selectFrom('files')
    .select(['fileUuid', 'sha256'])
    .where('organizationUuid', '=', organizationUuid)
    .where('kind', 'in', ['PNG', 'JPEG'])
    .where('fileUuid', 'in', ids)
    .execute();
  const hashes = new Map([
    ...uploaded.map(({ fileUuid, sha256 }) => [fileUuid, sha256] as const),
    ...attached.map(({ attachmentUuid, sha256 }) => [attachmentUuid, sha256] as const),
  ]);
  const pictures = new Map<string, PreparedImage>();
  for (const id of ids) {
    const sha256 = hashes.get(id);
    const bytes = sha256 === undefined ? null : await files.get(sha256);
    if (bytes) pictures.set(id, await prepare(bytes));
  }
  return pictures;
}

/** A photograph stays one, in as many pixels as one can see; what is see-through keeps that. */
async function prepare(bytes: Uint8Array): Promise<PreparedImage> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
  const { hasAlpha, format } = await picture.metadata();
  const smaller = picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  if (hasAlpha || format !== 'jpeg') return prepareImage(await smaller.png().toBuffer());
  const { data, info } = await smaller
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, colors: data, colorFilter: 'DCTDecode', alpha: null };
}
