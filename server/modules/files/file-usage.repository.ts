import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

/** Keeps upkeep from deleting files. Returns how many of them exist. */
export async function markFilesUsed(
  connection: Connection,
  organizationUuid: string,
  fileUuids: readonly string[],
  at: Date,
) {
  const used = await connection
    .updateTable('files')
    .set({ usedAt: sql<Date>`coalesce(used_at, ${at})` })
    .where('organizationUuid', '=', organizationUuid)
    .where('fileUuid', 'in', fileUuids)
    .returning('fileUuid')
    .execute();
  return used.length;
}

/** Marks files as unused, so that upkeep can delete them. */
export async function releaseFiles(connection: Connection, fileUuids: readonly string[]) {
  if (fileUuids.length === 0) return;
  await connection.updateTable('files').set({ usedAt: null }).where('fileUuid', 'in', fileUuids).execute();
}

/**
 * Deletes the files' rows, and those of the uploads they were arranged from, unless an upload has other arrangements.
 * Returns the hashes of all deleted files' bytes.
 */
export async function deleteFiles(connection: Connection, fileUuids: readonly string[]) {
  if (fileUuids.length === 0) return [];
  await releaseFiles(connection, fileUuids);
  const given = sql`${sql.val([...fileUuids])}::uuid[]`;
  const { rows } = await sql<{ sha256: string }>`
    with gone as (
      delete from files
       where (file_uuid = any (${given})
              or used_at is null and file_uuid in (select arranged_from from files where file_uuid = any (${given})))
         and not exists (select 1 from files as other
                          where other.arranged_from = files.file_uuid and other.file_uuid <> all (${given}))
      returning file_uuid, sha256, normalised_sha256)
    ${hashesOfGone}`.execute(connection);
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Deletes the rows of unused files, except uploads that another file was arranged from. Returns the hashes of their
 * bytes.
 */
export async function deleteUnusedFiles(
  connection: Connection,
  { unusedBefore, refusedBefore }: { unusedBefore: Date; refusedBefore: Date },
) {
  const { rows } = await sql<{ sha256: string }>`
    with gone as (
      delete from files where used_at is null
         and (created_at < ${unusedBefore} or (status = 'REFUSED' and created_at < ${refusedBefore}))
         and not exists (select 1 from files as arranged where arranged.arranged_from = files.file_uuid)
      returning file_uuid, sha256, normalised_sha256)
    ${hashesOfGone}`.execute(connection);
  return rows.map(({ sha256 }) => sha256);
}

const hashesOfGone = sql`select sha256 from gone
    union select normalised_sha256 from gone where normalised_sha256 is not null`;
