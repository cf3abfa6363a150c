import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { FileKind } from '../../documents/intake.types.ts';
import { FILE_COLUMNS, toFile, type ReadyContent, type FileRefusal } from './files.repository.ts';

/** Marks a file as being processed. After a lost worker, it already is. */
export async function markProcessing(connection: Connection, fileUuid: string) {
  const row = await connection
    .updateTable('files')
    .set({ status: 'PROCESSING' })
    .where('fileUuid', '=', fileUuid)
    .where('status', 'in', ['STORED', 'PROCESSING'])
    .returning(FILE_COLUMNS)
    .executeTakeFirst();
  return row && toFile(row);
}

/** Returns a file to the queue after a failure that the file didn't cause. */
export async function markWaiting(transaction: Transaction<DB>, fileUuid: string) {
  await transaction
    .updateTable('files')
    .set({ status: 'STORED' })
    .where('fileUuid', '=', fileUuid)
    .where('status', '=', 'PROCESSING')
    .execute();
}

export async function markReady(transaction: Transaction<DB>, fileUuid: string, content: ReadyContent) {
  const { status, kind, notices, formSuggestions, normalisedSha256, normalisedBytes, pages } = content;
  const rows = pages.map(({ number, width, height, rotation, cropBox }) => ({
    page: number,
    width,
    height,
    rotation,
    crop_box: cropBox,
  }));
  await sql`
    with taken as (
      update files set status = ${status}, kind = ${kind}, normalised_sha256 = ${normalisedSha256},
             normalised_bytes = ${normalisedBytes}, notices = ${JSON.stringify(notices)},
             form_suggestions = ${JSON.stringify(formSuggestions)}
       where file_uuid = ${fileUuid} and status = 'PROCESSING' returning file_uuid)
    insert into file_pages (file_uuid, page, width, height, rotation, crop_box)
      select file_uuid, page, width, height, rotation, crop_box
        from taken, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (page integer, width float8, height float8, rotation integer, crop_box float8[])`.execute(
    transaction,
  );
}

export async function markRefused(
  transaction: Transaction<DB>,
  fileUuid: string,
  { errorCode, message }: FileRefusal,
  kind: FileKind | null,
) {
  await transaction
    .updateTable('files')
    .set({ status: 'REFUSED', refusalCode: errorCode, refusalMessage: message, kind })
    .where('fileUuid', '=', fileUuid)
    .where('status', 'in', ['STORED', 'PROCESSING'])
    .execute();
}

export async function confirmFile(connection: Connection, fileUuid: string, confirmedBy: string, at: Date) {
  const row = await connection
    .updateTable('files')
    .set({ status: 'READY', confirmedAt: at, confirmedBy })
    .where('fileUuid', '=', fileUuid)
    .where('status', '=', 'NEEDS_CONFIRMATION')
    .returning(FILE_COLUMNS)
    .executeTakeFirst();
  return row && toFile(row);
}
