import { createHmac, type KeyObject } from 'node:crypto';
import { DamagedFileError } from '../../adapters/files/port.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { PICTURE_WIDTHS, shrinkPicture } from '../../documents/pages/shrink-picture.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { createPagePictureQueries, replacePicture, type PagePictureRow } from './page-pictures.repository.ts';
import { detectPictureType } from './detect-picture-type.ts';
import { deleteUnusedBytes, storeBytes, toStoredPdf } from './stored-bytes.ts';
import { lockUsedBytes } from './used-bytes.repository.ts';

const [SMALL, LARGE] = PICTURE_WIDTHS;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
type Asked = { documentSha256: string; page: number; width: PictureWidth };
/** The hashes of one rendering's images, by width. */
type Drawn = ReadonlyMap<PictureWidth, string>;

/** Keeps a page that can't be rendered from being retried on every request. */
const REST_AFTER_FAILURE_MS = 60_000;
const PURPOSE = 'page-picture';

export type PagePictures = ReturnType<typeof createPagePictureService>;

/**
 * Renders page images on first request, and stores them by document. Concurrent requests share a rendering. A stored
 * image only counts if its proof shows that we rendered it from this document.
 */
export function createPagePictureService({ database, documents, files, now, prepare, secrets }: Deps) {
  const rows = createPagePictureQueries({ database, prepare });
  const drawing = new Map<string, Promise<Drawn>>();
  const resting = new Map<string, number>();

  async function draw({ documentSha256, page, width }: Asked): Promise<Drawn> {
    const pdf = toStoredPdf(files, documentSha256);
    if (width === LARGE) return keep({ documentSha256, page }, [[LARGE, await documents.drawPage(pdf, page, LARGE)]]);
    const large = await findDrawn({ documentSha256, page, width: LARGE });
    const bytes = large === undefined ? null : await readGenuine(large);
    if (bytes) return keep({ documentSha256, page }, [[SMALL, await shrinkPicture(bytes)]]);
    const both = await documents.drawBothPictures(pdf, page);
    return keep({ documentSha256, page }, [
      [LARGE, both.large],
      [SMALL, both.small],
    ]);
  }

  async function keep(place: Omit<Asked, 'width'>, pictures: readonly [PictureWidth, Uint8Array][]): Promise<Drawn> {
    const kept = await database.transaction().execute(async (transaction) => {
      // The document and its images may have been deleted in the meantime.
      if (!(await lockUsedBytes(transaction, place.documentSha256))) throw new DomainError('NOT_FOUND');
      const rows = [];
      for (const [width, bytes] of pictures) {
        const picture = { ...place, width, pictureSha256: await storeBytes(transaction, files, bytes) };
        const proof = prove(secrets.keyFor(PURPOSE), picture);
        rows.push({ ...picture, before: await replacePicture(transaction, { ...picture, proof }) });
      }
      return rows;
    });
    for (const { before, pictureSha256 } of kept)
      if (before !== null && before !== pictureSha256) await deleteUnusedBytes({ database, files }, before);
    return new Map(kept.map(({ width, pictureSha256 }) => [width, pictureSha256]));
  }

  /**
   * Renders a page only once at a time, even for several widths, because the small image is made from the large one.
   */
  async function drawOnce(asked: Asked): Promise<string> {
    const key = keyOf(asked);
    const running = drawing.get(key);
    const begun = running ?? draw(asked).finally(() => drawing.delete(key));
    if (!running) drawing.set(key, begun);
    return (await begun).get(asked.width) ?? drawOnce(asked);
  }

  async function findDrawn(asked: Asked) {
    const row = await rows.find(asked);
    return row && isOurs({ ...asked, ...row }) ? row.pictureSha256 : undefined;
  }

  const isOurs = ({ proof, ...picture }: PagePictureRow & { proof: Buffer | null }) =>
    proof !== null && secrets.keysFor(PURPOSE).some((key) => proof.equals(prove(key, picture)));

  async function drawOrRest(asked: Asked) {
    const key = keyOf(asked);
    if ((resting.get(key) ?? 0) > now().getTime()) throw new DomainError('PICTURE_FAILED');
    resting.delete(key);
    try {
      return await drawOnce(asked);
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      if (error.reason !== 'CLOSED') resting.set(key, now().getTime() + REST_AFTER_FAILURE_MS);
      throw new DomainError('PICTURE_FAILED');
    }
  }

  /** Reads an image. Returns null if its file is missing or damaged, because it can be rendered again. */
  async function readGenuine(sha256: string) {
    try {
      return await files.get(sha256);
    } catch (error) {
      if (error instanceof DamagedFileError) return null;
      throw error;
    }
  }

  const find = async (asked: Asked) => (await findDrawn(asked)) ?? drawOrRest(asked);

  /**
   * Returns the image as a buffer. It is small, and a stream takes several reads and sends headers and body separately.
   */
  async function read(asked: Asked) {
    const known = await find(asked);
    const kept = await readGenuine(known);
    const etag = kept ? known : await drawOrRest(asked);
    const bytes = kept ?? (await files.get(etag));
    if (!bytes) throw new Error('A picture that was just drawn is not there.');
    return { kind: 'file', contentType: detectPictureType(bytes), bytes, etag } satisfies Partial<FileResponse>;
  }

  return {
    find,
    /**
     * Returns a page's smallest rendered image, for copies smaller than any width. It is hardly ever rendered here,
     * because everybody who signs has seen the page.
     */
    async readAny(place: Omit<Asked, 'width'>): Promise<Buffer> {
      for (const row of await rows.list(place)) {
        const bytes = isOurs({ ...place, ...row }) ? await readGenuine(row.pictureSha256) : null;
        if (bytes) return bytes;
      }
      const { bytes } = await read({ ...place, width: SMALL });
      return bytes;
    },
    read,
  };
}

const keyOf = ({ documentSha256, page }: Asked) => `${documentSha256} ${page}`;

const prove = (key: KeyObject, { documentSha256, page, width, pictureSha256 }: PagePictureRow) =>
  createHmac('sha256', key).update(`picture ${documentSha256} ${page} ${width} ${pictureSha256}`).digest();
