import { sql, type Selectable, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB, FilePages } from '../../database/schema.gen.d.ts';
import type { Suggestion } from '../../documents/fields.ts';
import type { PageInfo, Rotation } from '../../documents/geometry.ts';
import type { FileKind, NoticeCode, RefusalCode } from '../../documents/intake.types.ts';
import type { ArrangedPage } from '../../documents/pdf/arrange.ts';
import type { components } from '#openapi';

export type FilePurpose = components['schemas']['FilePurpose'];
export type FileStatus = components['schemas']['FileStatus'];
/** FILE_FAILED means that the engine itself failed, so nothing is known about the file. */
export type Refusal = { errorCode: RefusalCode | 'FILE_FAILED'; message: string };

export type StoredFileRow = {
  fileUuid: string;
  organizationUuid: string;
  organizationMemberUuid: string;
  purpose: FilePurpose;
  name: string;
  status: FileStatus;
  kind: FileKind | null;
  sha256: string;
  bytes: number;
  normalisedSha256: string | null;
  normalisedBytes: number | null;
  notices: { code: NoticeCode; message: string }[];
  formSuggestions: Suggestion[];
  refusal: Refusal | null;
  confirmedAt: Date | null;
  createdAt: Date;
  /** How the pages differ from the upload's, or null if they don't. */
  arrangement: Arrangement | null;
};
/**
 * A file's pages, by their numbers in the upload, which is a separate file. `sha256` is that of the upload's normalised
 * file.
 */
export type Arrangement = { fileId: string; sha256: string; pageCount: number; pages: ArrangedPage[] };
export type ReadyContent = {
  status: 'READY' | 'NEEDS_CONFIRMATION';
  kind: FileKind;
  notices: StoredFileRow['notices'];
  formSuggestions: Suggestion[];
  normalisedSha256: string;
  normalisedBytes: number;
  pages: PageInfo[];
};

export async function createFile(
  transaction: Pick<Transaction<DB>, 'insertInto'>,
  file: Pick<
    StoredFileRow,
    'fileUuid' | 'organizationUuid' | 'organizationMemberUuid' | 'purpose' | 'name' | 'sha256' | 'bytes' | 'createdAt'
  >,
) {
  await transaction
    .insertInto('files')
    .values({ ...file, status: 'STORED' })
    .execute();
}

/** Casts text columns to the literals allowed by their CHECK constraints. */
export const FILE_COLUMNS = [
  'files.fileUuid',
  'files.organizationUuid',
  'files.organizationMemberUuid',
  sql<FilePurpose>`files.purpose`.as('purpose'),
  'files.name',
  sql<FileStatus>`files.status`.as('status'),
  sql<FileKind | null>`files.kind`.as('kind'),
  'files.sha256',
  'files.bytes',
  'files.normalisedSha256',
  'files.normalisedBytes',
  sql<StoredFileRow['notices']>`files.notices`.as('notices'),
  sql<Suggestion[]>`files.form_suggestions`.as('formSuggestions'),
  sql<Refusal['errorCode'] | null>`files.refusal_code`.as('refusalCode'),
  'files.refusalMessage',
  'files.confirmedAt',
  'files.createdAt',
  sql<Arrangement | null>`files.arrangement`.as('arrangement'),
] as const;

type Row = Omit<StoredFileRow, 'refusal'> & { refusalCode: Refusal['errorCode'] | null; refusalMessage: string | null };

export const toFile = ({ refusalCode, refusalMessage, ...file }: Row): StoredFileRow => ({
  ...file,
  refusal: refusalCode && { errorCode: refusalCode, message: refusalMessage ?? '' },
});

/** Finds a file. Returns nothing if it belongs to another organisation. */
export async function findFile(connection: Connection, fileUuid: string, organizationUuid: string) {
  const row = await connection
    .selectFrom('files')
    .select(FILE_COLUMNS)
    .where('fileUuid', '=', fileUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return row && toFile(row);
}

/** Selects a file's pages as a JSON column, in page order. */
export const PAGES = sql<PageInfo[]>`(
  select coalesce(json_agg(json_build_object('number', page, 'width', width, 'height', height, 'rotation', rotation,
                                             'cropBox', crop_box) order by page), '[]')
    from file_pages where file_pages.file_uuid = files.file_uuid)`.as('pages');

export async function findFileWithPages(connection: Connection, fileUuid: string, organizationUuid: string) {
  const row = await connection
    .selectFrom('files')
    .select([...FILE_COLUMNS, PAGES])
    .where('fileUuid', '=', fileUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const { pages, ...file } = row;
  return { file: toFile(file), pages };
}

/** Returns the files that exist, in no particular order. */
export async function listFiles(connection: Connection, organizationUuid: string, fileUuids: readonly string[]) {
  if (fileUuids.length === 0) return [];
  const rows = await connection
    .selectFrom('files')
    .select(FILE_COLUMNS)
    .where('organizationUuid', '=', organizationUuid)
    .where('fileUuid', 'in', fileUuids)
    .execute();
  return rows.map(toFile);
}

/** Finds a file for the holder of a signed URL, as long as they are still a member. */
export async function findFileOfSeat(connection: Connection, fileUuid: string, organizationMemberUuid: string) {
  const row = await connection
    .selectFrom('files')
    .innerJoin('organizationMembers as seat', 'seat.organizationUuid', 'files.organizationUuid')
    .select(FILE_COLUMNS)
    .where('files.fileUuid', '=', fileUuid)
    .where('seat.organizationMemberUuid', '=', organizationMemberUuid)
    .where('seat.memberStatusType', '=', 'ACCEPTED')
    .executeTakeFirst();
  return row && toFile(row);
}

/** Marks a file as being processed. If a worker was lost, the retry finds it already marked. */
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

/** Returns a file to the queue after an attempt that failed for reasons unrelated to the file. */
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
  { errorCode, message }: Refusal,
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

/** Returns the pages of each file. */
export async function listPagesOf(connection: Connection, fileUuids: readonly string[]) {
  const pages = new Map<string, PageInfo[]>(fileUuids.map((fileUuid) => [fileUuid, []]));
  if (fileUuids.length === 0) return pages;
  const rows = await connection
    .selectFrom('filePages')
    .selectAll()
    .where('fileUuid', 'in', fileUuids)
    .orderBy('page')
    .execute();
  for (const row of rows) pages.get(row.fileUuid)?.push(toPage(row));
  return pages;
}

export function toPage({ page, width, height, rotation, cropBox }: Omit<Selectable<FilePages>, 'fileUuid'>): PageInfo {
  const [left = 0, bottom = 0, right = 0, top = 0] = cropBox;
  return { number: page, width, height, rotation: toRotation(rotation), cropBox: [left, bottom, right, top] };
}

export async function hasPage(connection: Connection, fileUuid: string, page: number) {
  const row = await connection
    .selectFrom('filePages')
    .select('page')
    .where('fileUuid', '=', fileUuid)
    .where('page', '=', page)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks files as used, so that upkeep doesn't delete them. Returns how many of them exist. */
export async function useFiles(
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
 * Deletes the rows of the given files, and of the uploads that they were arranged from. An upload with other
 * arrangements stays until those are deleted. Returns the hashes of all deleted files' bytes.
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
 * Deletes the rows of unused files, except uploads from which another file was arranged. Returns the hashes of all
 * their bytes.
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

const toRotation = (degrees: number): Rotation => (degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0);
