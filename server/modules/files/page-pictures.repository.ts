import type { Transaction } from 'kysely';
import { parameter } from '../../database/prepare.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';

export type PagePictureRow = { documentSha256: string; page: number; width: number; pictureSha256: string };

/**
 * Creates the queries for page images. Prepared once per connection, because a document's images are requested hundreds
 * of times.
 */
export function createPagePictureQueries({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const findPicture = prepare(
    'pictures: of page',
    database
      .selectFrom('pagePictures')
      .select(['pictureSha256', 'proof'])
      .where('documentSha256', '=', parameter<string>(1))
      .where('page', '=', parameter<number>(2))
      .where('width', '=', parameter<number>(3)),
  );
  const findPictures = prepare(
    'pictures: of page in all widths',
    database
      .selectFrom('pagePictures')
      .select(['width', 'pictureSha256', 'proof'])
      .where('documentSha256', '=', parameter<string>(1))
      .where('page', '=', parameter<number>(2))
      .orderBy('width'),
  );
  return {
    /** Lists a page's rendered images, smallest first. */
    list: ({ documentSha256, page }: Pick<PagePictureRow, 'documentSha256' | 'page'>) =>
      findPictures(documentSha256, String(page)),
    async find({ documentSha256, page, width }: Omit<PagePictureRow, 'pictureSha256'>) {
      const [row] = await findPicture(documentSha256, String(page), String(width));
      return row;
    },
  };
}

/**
 * Stores an image. Returns the hash of the image that it replaces, if any: one without a valid proof, or from another
 * server at the same moment.
 */
export async function replacePicture(transaction: Transaction<DB>, picture: PagePictureRow & { proof: Buffer }) {
  const before = await transaction
    .deleteFrom('pagePictures')
    .where('documentSha256', '=', picture.documentSha256)
    .where('page', '=', picture.page)
    .where('width', '=', picture.width)
    .returning('pictureSha256')
    .executeTakeFirst();
  await transaction.insertInto('pagePictures').values(picture).execute();
  return before?.pictureSha256 ?? null;
}

export async function deletePictures(transaction: Transaction<DB>, documentSha256: string) {
  const gone = await transaction
    .deleteFrom('pagePictures')
    .where('documentSha256', '=', documentSha256)
    .returning('pictureSha256')
    .execute();
  return gone.map(({ pictureSha256 }) => pictureSha256);
}
