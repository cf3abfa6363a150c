import { sql, type Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { releaseUnreferencedFiles, type ContractFile } from '../contracts/core/contract-files.repository.ts';
import { markFilesUsed } from '../files/file-usage.repository.ts';
import { FILE_COLUMNS, SELECT_PAGES, toFile } from '../files/files.repository.ts';

type Version = { versionUuid: string; organizationUuid: string };

export async function listVersionFiles(
  connection: Connection,
  { versionUuid, organizationUuid }: Version,
): Promise<ContractFile[]> {
  const rows = await connection
    .selectFrom('templateVersionFiles as part')
    .innerJoin('files', 'files.fileUuid', 'part.fileUuid')
    .select([...FILE_COLUMNS, SELECT_PAGES])
    .where('part.versionUuid', '=', versionUuid)
    .where('files.organizationUuid', '=', organizationUuid)
    .orderBy('part.position')
    .execute();
  return rows.map(({ pages, ...file }) => ({ file: toFile(file), pages, firstPage: null }));
}

export async function listVersionFileIds(connection: Connection, versionUuid: string) {
  const rows = await connection
    .selectFrom('templateVersionFiles')
    .select('fileUuid')
    .where('versionUuid', '=', versionUuid)
    .orderBy('position')
    .execute();
  return rows.map(({ fileUuid }) => fileUuid);
}

export async function replaceVersionFiles(
  transaction: Transaction<DB>,
  { versionUuid, organizationUuid }: Version,
  fileUuids: readonly string[],
) {
  const before = await transaction
    .deleteFrom('templateVersionFiles')
    .where('versionUuid', '=', versionUuid)
    .returning('fileUuid')
    .execute();
  const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', now()) as at`.execute(transaction);
  const used = await markFilesUsed(transaction, organizationUuid, fileUuids, rows[0]?.at ?? new Date());
  if (used !== fileUuids.length) throw new DomainError('FILE_NOT_FOUND');
  await transaction
    .insertInto('templateVersionFiles')
    .values(fileUuids.map((fileUuid, position) => ({ versionUuid, fileUuid, position })))
    .execute();
  await releaseUnreferencedFiles(
    transaction,
    before.map(({ fileUuid }) => fileUuid),
  );
}
