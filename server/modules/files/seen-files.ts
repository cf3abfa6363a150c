import { sql } from 'kysely';
import { value } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';
import { FILE_COLUMNS, toFile } from './files.repository.ts';
import type { Subject } from './signed-address.ts';

/** What each picture of a page asks, planned once by each connection: a document is seen in hundreds of them. */
export function createSeenFiles({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const findOfReceiver = prepare(
    'seen: file of receiver',
    database
      .selectFrom('receivers as r')
      .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
      .innerJoin('files', (join) => join.on('files.fileUuid', '=', value<string>(1)))
      .select(FILE_COLUMNS)
      .where('r.receiverUuid', '=', value<string>(2))
      .where('r.linkVersion', '=', value<number>(3))
      .where('r.state', '<>', sql.lit('DELEGATED'))
      .where('c.status', 'in', [sql.lit('IN_PROGRESS'), sql.lit('COMPLETED')])
      .where((query) =>
        query.or([
          query.exists(
            query
              .selectFrom('contractFiles as part')
              .select('part.fileUuid')
              .whereRef('part.contractId', '=', 'c.contractId')
              .whereRef('part.fileUuid', '=', 'files.fileUuid'),
          ),
          // A picture or file that the sender put on a page: its address is only given to who may see the page.
          query.and([
            query('files.purpose', 'in', [sql.lit('image'), sql.lit('attachment')]),
            query('files.organizationUuid', '=', query.ref('c.organizationUuid')),
          ]),
        ]),
      ),
  );
  const findPage = prepare(
    'seen: page',
    database
      .selectFrom('filePages as page')
      .leftJoin('filePictures as picture', (join) =>
        join
          .onRef('picture.fileUuid', '=', 'page.fileUuid')
          .onRef('picture.page', '=', 'page.page')
          .on('picture.width', '=', value<number>(3)),
      )
      .select('picture.sha256')
      .where('page.fileUuid', '=', value<string>(1))
      .where('page.page', '=', value<number>(2)),
  );

  return {
    /** For a receiver who was let in, as long as his document runs or is completed. */
    async ofReceiver(fileUuid: string, { uuid, linkVersion }: Extract<Subject, { kind: 'receiver' }>) {
      const [row] = await findOfReceiver(fileUuid, uuid, String(linkVersion));
      return row && toFile(row);
    },
    /** Undefined for a page that is none; without a picture as long as nobody has looked at it in this width. */
    async page(fileUuid: string, page: number, width: number) {
      const [row] = await findPage(fileUuid, String(page), String(width));
      return row;
    },
  };
}
