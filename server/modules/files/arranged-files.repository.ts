import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Suggestion } from '../../documents/fields.ts';
import type { PageInfo } from '../../documents/geometry.ts';
import type { Arrangement } from './files.repository.ts';

type ArrangedFile = {
  fileUuid: string;
  organizationMemberUuid: string;
  normalisedSha256: string;
  normalisedBytes: number;
  formSuggestions: readonly Suggestion[];
  arrangement: Arrangement;
  pages: readonly PageInfo[];
  createdAt: Date;
};

/** Finds the member's same arrangement if no contract uses it, and resets its age. */
export async function renewUnusedArrangement(
  transaction: Transaction<DB>,
  {
    organizationMemberUuid,
    normalisedSha256,
    arrangement,
    createdAt,
  }: Pick<ArrangedFile, 'organizationMemberUuid' | 'normalisedSha256' | 'arrangement' | 'createdAt'>,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('files')
    .set({ createdAt })
    .where('arrangedFrom', '=', arrangement.fileId)
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .where('normalisedSha256', '=', normalisedSha256)
    .where('arrangement', '=', sql<string>`${JSON.stringify(arrangement)}::jsonb`)
    .where('usedAt', 'is', null)
    .returning('fileUuid')
    .executeTakeFirst();
  return row?.fileUuid;
}

/**
 * Inserts a file with the upload, name and confirmation of the file that it is arranged from. Returns false if that
 * file no longer exists.
 */
export async function insertArrangedFile(transaction: Transaction<DB>, file: ArrangedFile): Promise<boolean> {
  const { fileUuid, arrangement } = file;
  const { rows } = await sql`
    insert into files (file_uuid, organization_uuid, organization_member_uuid, purpose, name, status, kind, sha256,
                       bytes, normalised_sha256, normalised_bytes, notices, form_suggestions, confirmed_at, confirmed_by,
                       created_at, arranged_from, arrangement)
      select ${fileUuid}, organization_uuid, ${file.organizationMemberUuid}, purpose, name, status, kind, sha256,
             bytes, ${file.normalisedSha256}, ${file.normalisedBytes}, notices,
             ${JSON.stringify(file.formSuggestions)}, confirmed_at, confirmed_by,
             ${file.createdAt}, file_uuid, ${JSON.stringify(arrangement)}
        from files where file_uuid = ${arrangement.fileId}
      returning file_uuid`.execute(transaction);
  if (rows.length === 0) return false;
  await transaction
    .insertInto('filePages')
    .values(
      file.pages.map(({ number, width, height, rotation, cropBox }) => ({
        fileUuid,
        page: number,
        width,
        height,
        rotation,
        cropBox: [...cropBox],
      })),
    )
    .execute();
  return true;
}
