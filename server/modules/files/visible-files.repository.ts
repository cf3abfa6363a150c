import { sql } from 'kysely';
import { parameter } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';
import { FILE_COLUMNS, toFile } from './files.repository.ts';
import type { Subject } from './signed-urls.ts';

export type VisibleFiles = ReturnType<typeof createVisibleFileQueries>;

/** Creates the queries for page images. Prepared once per connection, because viewing a document takes hundreds. */
export function createVisibleFileQueries({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const findOfReceiver = prepare(
    'seen: file of receiver',
    database
      .selectFrom('receivers as r')
      .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
      .innerJoin('files', (join) => join.on('files.fileUuid', '=', parameter<string>(1)))
      .select(FILE_COLUMNS)
      .where('r.receiverUuid', '=', parameter<string>(2))
      .where('r.linkVersion', '=', parameter<number>(3))
      .where('r.state', '<>', sql.lit('DELEGATED'))
      .where('c.status', 'in', [sql.lit('IN_PROGRESS'), sql.lit('COMPLETED')])
      // An image or file that the sender placed on a page. Only people who may see the page get its signed URL.
      .where('files.purpose', 'in', [sql.lit('image'), sql.lit('attachment')])
      .whereRef('files.organizationUuid', '=', 'c.organizationUuid'),
  );
  const findPage = prepare(
    'seen: page',
    database
      .selectFrom('filePages as page')
      .select('page.page')
      .where('page.fileUuid', '=', parameter<string>(1))
      .where('page.page', '=', parameter<number>(2)),
  );

  return {
    /** Finds a file for a verified receiver, while the contract is running or completed. */
    async ofReceiver(fileUuid: string, { uuid, linkVersion }: Extract<Subject, { kind: 'receiver' }>) {
      const [row] = await findOfReceiver(fileUuid, uuid, String(linkVersion));
      return row && toFile(row);
    },
    async hasPage(fileUuid: string, page: number) {
      return (await findPage(fileUuid, String(page))).length > 0;
    },
  };
}
