import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { keepBytes, storedPdf } from './stored-bytes.ts';

type PictureWidth = 480 | 1240;

/** A page that no child could draw is not tried again at every look. */
const REST_AFTER_FAILURE_MS = 60_000;

type DrawnFile = { fileUuid: string; normalisedSha256: string };
export type PagePictures = ReturnType<typeof createPagePictures>;

/** Pictures of pages, each drawn once: who looks at the same time waits for the same drawing. */
export function createPagePictures({ database, documents, files, now }: Deps) {
  const drawing = new Map<string, Promise<string>>();
  const resting = new Map<string, number>();

  async function draw({ fileUuid, normalisedSha256 }: DrawnFile, page: number, width: PictureWidth) {
    const picture = await documents.drawPage(storedPdf(files, normalisedSha256), page, width);
    return database.transaction().execute(async (transaction) => {
      const sha256 = await keepBytes(transaction, files, picture);
      return keepPicture(transaction, { fileUuid, page, width, sha256 });
    });
  }

  function drawOnce(key: string, work: () => Promise<string>) {
    const running = drawing.get(key);
    if (running) return running;
    const begun = work().finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  }

  return {
    /** The hash of the picture's bytes. */
    async find(file: DrawnFile, page: number, width: PictureWidth): Promise<string> {
      const known = await findPicture(database, file.fileUuid, page, width);
      if (known) return known;
      const key = `${file.fileUuid} ${page} ${width}`;
      if ((resting.get(key) ?? 0) > now().getTime()) throw new DomainError('PICTURE_FAILED');
      resting.delete(key);
      try {
        return await drawOnce(key, () => draw(file, page, width));
      } catch (error) {
        if (!(error instanceof WorkerFailure)) throw error;
        if (error.reason !== 'CLOSED') resting.set(key, now().getTime() + REST_AFTER_FAILURE_MS);
        throw new DomainError('PICTURE_FAILED');
      }
    },
  };
}

async function findPicture(database: Database, fileUuid: string, page: number, width: number) {
  const row = await database
    .selectFrom('filePictures')
    .select('sha256')
    .where('fileUuid', '=', fileUuid)
    .where('page', '=', page)
    .where('width', '=', width)
    .executeTakeFirst();
  return row?.sha256;
}

/** Another process may have drawn it meanwhile: then its picture stands. */
async function keepPicture(
  transaction: Transaction<DB>,
  picture: { fileUuid: string; page: number; width: number; sha256: string },
) {
  const row = await transaction
    .insertInto('filePictures')
    .values(picture)
    .onConflict((conflict) =>
      conflict.columns(['fileUuid', 'page', 'width']).doUpdateSet((eb) => ({ width: eb.ref('filePictures.width') })),
    )
    .returning('sha256')
    .executeTakeFirstOrThrow();
  return row.sha256;
}
