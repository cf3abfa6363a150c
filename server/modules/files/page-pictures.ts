import { createHmac, type KeyObject } from 'node:crypto';
import { DamagedFile } from '../../adapters/files/port.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileAnswer } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { createPagePictureRows, replacePicture, type PictureOfPage } from './page-pictures.repository.ts';
import { dropBytes, keepBytes, lockUsedBytes, storedPdf } from './stored-bytes.ts';

export type PictureWidth = 480 | 1240;
type Asked = { documentSha256: string; page: number; width: PictureWidth };

/** A page that no child could draw is not tried again at every look. */
const REST_AFTER_FAILURE_MS = 60_000;
const PURPOSE = 'page-picture';

export type PagePictures = ReturnType<typeof createPagePictures>;

/**
 * Pictures of pages by the hash of the document that they were drawn from, each drawn once: who looks at the same time waits for
 * the same drawing. A row that names a picture which was not drawn from these bytes is no answer.
 */
export function createPagePictures({ database, documents, files, now, prepare, secrets }: Deps) {
  const rows = createPagePictureRows({ database, prepare });
  const drawing = new Map<string, Promise<string>>();
  const resting = new Map<string, number>();

  async function draw({ documentSha256, page, width }: Asked) {
    const bytes = await documents.drawPage(storedPdf(files, documentSha256), page, width);
    const { pictureSha256, before } = await database.transaction().execute(async (transaction) => {
      // Its document may have been removed meanwhile, and its pictures with it.
      if (!(await lockUsedBytes(transaction, documentSha256))) throw new DomainError('NOT_FOUND');
      const picture = { documentSha256, page, width, pictureSha256: await keepBytes(transaction, files, bytes) };
      const proof = prove(secrets.keyFor(PURPOSE), picture);
      return { ...picture, before: await replacePicture(transaction, { ...picture, proof }) };
    });
    if (before !== null && before !== pictureSha256) await dropBytes({ database, files }, before);
    return pictureSha256;
  }

  function drawOnce(key: string, work: () => Promise<string>) {
    const running = drawing.get(key);
    if (running) return running;
    const begun = work().finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  }

  async function findDrawn(asked: Asked) {
    const row = await rows.find(asked);
    if (!row?.proof) return undefined;
    const { proof, pictureSha256 } = row;
    const isOurs = secrets.keysFor(PURPOSE).some((key) => proof.equals(prove(key, { ...asked, pictureSha256 })));
    return isOurs ? pictureSha256 : undefined;
  }

  async function drawOrRest(asked: Asked) {
    const key = `${asked.documentSha256} ${asked.page} ${asked.width}`;
    if ((resting.get(key) ?? 0) > now().getTime()) throw new DomainError('PICTURE_FAILED');
    resting.delete(key);
    try {
      return await drawOnce(key, () => draw(asked));
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      if (error.reason !== 'CLOSED') resting.set(key, now().getTime() + REST_AFTER_FAILURE_MS);
      throw new DomainError('PICTURE_FAILED');
    }
  }

  /** Null for a picture whose file is gone, or holds other bytes: what can be drawn again keeps nothing waiting. */
  async function readGenuine(sha256: string) {
    try {
      return await files.get(sha256);
    } catch (error) {
      if (error instanceof DamagedFile) return null;
      throw error;
    }
  }

  /** Answers the hash of the picture's bytes. */
  const find = async (asked: Asked) => (await findDrawn(asked)) ?? drawOrRest(asked);

  return {
    find,
    /** As an answer: small, and wanted whole. A stream would read it in several trips, and write headers and bytes apart. */
    async read(asked: Asked) {
      const known = await find(asked);
      const kept = await readGenuine(known);
      const etag = kept ? known : await drawOrRest(asked);
      const bytes = kept ?? (await files.get(etag));
      if (!bytes) throw new Error('A picture that was just drawn is not there.');
      return { kind: 'file', contentType: 'image/webp', bytes, etag } satisfies Partial<FileAnswer>;
    },
  };
}

const prove = (key: KeyObject, { documentSha256, page, width, pictureSha256 }: PictureOfPage) =>
  createHmac('sha256', key).update(`picture ${documentSha256} ${page} ${width} ${pictureSha256}`).digest();
