import type { RawBuilder, Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { PageInfo } from '../../../documents/geometry.ts';
import { releaseFiles, markFilesUsed } from '../../files/file-usage.repository.ts';
import { FILE_COLUMNS, SELECT_PAGES, toFile, type StoredFileRow } from '../../files/files.repository.ts';

export type ContractFile = { file: StoredFileRow; pages: PageInfo[]; firstPage: number | null };

export async function listContractFiles(
  connection: Connection,
  { contractId, organizationUuid }: { contractId: string; organizationUuid: string },
): Promise<ContractFile[]> {
  const rows = await connection
    .selectFrom('contractFiles')
    .innerJoin('files', 'files.fileUuid', 'contractFiles.fileUuid')
    .select([...FILE_COLUMNS, SELECT_PAGES, 'contractFiles.firstPage'])
    .where('contractFiles.contractId', '=', contractId)
    .where('files.organizationUuid', '=', organizationUuid)
    .orderBy('contractFiles.position')
    .execute();
  return rows.map(({ pages, firstPage, ...file }) => ({ file: toFile(file), pages, firstPage }));
}

export type FilePages = { file: Pick<StoredFileRow, 'fileUuid'>; pages: PageInfo[] };

/** Lists the files of many contracts with their pages, in order. Reads the pages of a shared file only once. */
export async function listFilePages(connection: Connection, contractIds: readonly string[]) {
  const links = await connection
    .selectFrom('contractFiles')
    .select(['contractId', 'fileUuid'])
    .where('contractId', 'in', contractIds)
    .orderBy('position')
    .execute();
  const fileUuids = [...new Set(links.map(({ fileUuid }) => fileUuid))];
  const files =
    fileUuids.length === 0
      ? []
      : await connection
          .selectFrom('files')
          .select(['fileUuid', SELECT_PAGES])
          .where('fileUuid', 'in', fileUuids)
          .execute();
  const pagesOf = new Map(files.map(({ fileUuid, pages }) => [fileUuid, pages]));
  const byContract = new Map<string, FilePages[]>();
  for (const { contractId, fileUuid } of links) {
    const own = byContract.get(contractId) ?? [];
    own.push({ file: { fileUuid }, pages: pagesOf.get(fileUuid) ?? [] });
    byContract.set(contractId, own);
  }
  return byContract;
}

export async function findFirstPages(connection: Connection, contractId: string): Promise<Map<string, number>> {
  const { rows } = await selectFirstPages(connection, contractId);
  return new Map(rows.map(({ fileUuid, firstPage }) => [fileUuid, firstPage ?? 1]));
}

const selectFirstPages = defineStatement('contract files: first pages', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('contractFiles')
    .select(['fileUuid', 'firstPage'])
    .where('contractId', '=', contractId)
    .orderBy('position'),
);

/** Replaces the contract's files. Returns false if a new one no longer exists. */
export async function replaceFiles(
  transaction: Transaction<DB>,
  { contractId, organizationUuid }: { contractId: string; organizationUuid: string },
  fileUuids: readonly string[],
  at: Date,
) {
  const before = await detachFiles(transaction, contractId);
  const isAttached = await attachFiles(transaction, { contractId, organizationUuid }, fileUuids, at);
  if (isAttached) await releaseUnreferencedFiles(transaction, before);
  return isAttached;
}

/** Attaches the contract's first files. Returns false if one no longer exists. */
export async function attachFiles(
  transaction: Transaction<DB>,
  { contractId, organizationUuid }: { contractId: string; organizationUuid: string },
  fileUuids: readonly string[],
  at: Date,
) {
  if ((await markFilesUsed(transaction, organizationUuid, fileUuids, at)) !== fileUuids.length) return false;
  await transaction
    .insertInto('contractFiles')
    .values(fileUuids.map((fileUuid, position) => ({ contractId, fileUuid, position })))
    .execute();
  return true;
}

export async function detachFiles(transaction: Transaction<DB>, contractId: string) {
  const rows = await transaction
    .deleteFrom('contractFiles')
    .where('contractId', '=', contractId)
    .returning('fileUuid')
    .execute();
  return rows.map(({ fileUuid }) => fileUuid);
}

/** Marks files that no contract or template uses as unused, for upkeep to delete. */
export const releaseUnreferencedFiles = async (transaction: Transaction<DB>, fileUuids: readonly string[]) =>
  releaseFiles(transaction, await listUnreferencedFiles(transaction, fileUuids));

export async function listUnreferencedFiles(
  transaction: Transaction<DB>,
  fileUuids: readonly string[],
): Promise<string[]> {
  if (fileUuids.length === 0) return [];
  const held = await transaction
    .selectFrom('contractFiles')
    .select('fileUuid')
    .where('fileUuid', 'in', fileUuids)
    .union(transaction.selectFrom('templateVersionFiles').select('fileUuid').where('fileUuid', 'in', fileUuids))
    .execute();
  const heldUuids = new Set(held.map(({ fileUuid }) => fileUuid));
  return fileUuids.filter((fileUuid) => !heldUuids.has(fileUuid));
}

export async function setFirstPages(transaction: Transaction<DB>, contractId: string, firstPages: Map<string, number>) {
  for (const [fileUuid, firstPage] of firstPages) {
    await transaction
      .updateTable('contractFiles')
      .set({ firstPage })
      .where('contractId', '=', contractId)
      .where('fileUuid', '=', fileUuid)
      .execute();
  }
}
