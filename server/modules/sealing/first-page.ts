import { DomainError } from '../../contract/domain-error.ts';
import type { PreparedImage } from '../../documents/compose/drawing.types.ts';
import { prepareThumbnail } from '../../documents/compose/images.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import type { PagePictures } from '../files/page-pictures.ts';

/**
 * Reads the image of the first page from the base, which was compared with the chain, because no event records what
 * pages look like. Without an image, the certificate leaves it out.
 */
export async function readFirstPage(
  pagePictures: PagePictures,
  { baseSha256 }: Pick<ContractRow, 'baseSha256'>,
): Promise<PreparedImage | null> {
  const documentSha256 = baseSha256 ?? '';
  const known = thumbnails.get(documentSha256);
  if (known) return known;
  try {
    const thumbnail = await prepareThumbnail(await pagePictures.readAny({ documentSha256, page: 1 }));
    keepThumbnail(documentSha256, thumbnail);
    return thumbnail;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PICTURE_FAILED') return null;
    throw error;
  }
}

/**
 * Caches thumbnails, because many receivers get the same document, and scaling its first page is a third of a
 * certificate's cost.
 */
const thumbnails = new Map<string, PreparedImage>();
const MAX_THUMBNAILS = 100;

function keepThumbnail(sha256: string, thumbnail: PreparedImage) {
  const [oldest] = thumbnails.keys();
  if (thumbnails.size >= MAX_THUMBNAILS && oldest !== undefined) thumbnails.delete(oldest);
  thumbnails.set(sha256, thumbnail);
}
