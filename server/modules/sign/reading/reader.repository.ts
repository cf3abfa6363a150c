import { parameter } from '../../../database/prepare.ts';
import type { Deps } from '../../../deps.ts';
import { resolveContents, selectStoredContents } from '../../contracts/core/contents.repository.ts';
import { CONTRACT_COLUMNS } from '../../contracts/core/contracts.repository.ts';
import { RECEIVER_COLUMNS } from '../../contracts/core/receivers.repository.ts';
import { toPageInfo } from '../../files/file-pages.repository.ts';
import { selectReaderColumns } from './reader-parts.repository.ts';
import type { SentPage } from '../../contracts/views/page-views.ts';

export type ReaderQueries = ReturnType<typeof createReaderQueries>;

/**
 * Loads the document for a receiver in three prepared statements. Sixteen separate queries took most of the server's
 * time for opening a document.
 */
export function createReaderQueries({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const findContract = prepare(
    'reader: contract',
    database
      .selectFrom('contracts')
      .innerJoinLateral(
        (query) =>
          query
            .selectFrom('contractContents as content')
            .select(selectStoredContents())
            .whereRef('content.contractId', '=', 'contracts.contractId')
            .as('contents'),
        (join) => join.onTrue(),
      )
      .select(CONTRACT_COLUMNS)
      .select(['fields', 'annotations', 'lists', 'versionUuid', 'owners', 'ownValuesEnc'])
      .select(selectReaderColumns(parameter<string>(2)))
      .where('contractId', '=', parameter<string>(1)),
  );
  const listReceivers = prepare(
    'reader: receivers',
    database
      .selectFrom('receivers')
      .select(RECEIVER_COLUMNS)
      .where('contractId', '=', parameter<string>(1))
      .orderBy('position')
      .orderBy('receiverUuid'),
  );
  const listPages = prepare(
    'reader: pages',
    database
      .selectFrom('contractFiles as part')
      .innerJoin('filePages as page', 'page.fileUuid', 'part.fileUuid')
      .select(['page.fileUuid', 'part.firstPage'])
      .select(['page.page', 'page.width', 'page.height', 'page.rotation', 'page.cropBox'])
      .where('part.contractId', '=', parameter<string>(1))
      .orderBy('part.position')
      .orderBy('page.page'),
  );

  return {
    async find(contractId: string, receiverUuid: string) {
      const [[contract], people] = await Promise.all([
        findContract(contractId, receiverUuid),
        listReceivers(contractId),
      ]);
      return {
        contract: contract && { ...contract, ...(await resolveContents(database, contract)) },
        people,
      };
    },
    async listPages(contractId: string): Promise<SentPage[]> {
      const rows = await listPages(contractId);
      return rows.map(({ fileUuid, firstPage, ...row }) => ({ fileUuid, firstPage, ...toPageInfo(row) }));
    },
  };
}
