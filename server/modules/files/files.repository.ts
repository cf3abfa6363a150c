import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Suggestion } from '../../documents/fields.ts';
import type { PageInfo } from '../../documents/geometry.ts';
import type { FileKind, NoticeCode, RefusalCode } from '../../documents/intake.types.ts';
import type { ArrangedPage } from '../../documents/pdf/arrange.ts';
import type { components } from '#openapi';

export type FilePurpose = components['schemas']['FilePurpose'];
export type FileStatus = components['schemas']['FileStatus'];
/** FILE_FAILED means that the engine failed, so nothing is known about the file. */
export type FileRefusal = { errorCode: RefusalCode | 'FILE_FAILED'; message: string };

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
  refusal: FileRefusal | null;
  confirmedAt: Date | null;
  createdAt: Date;
  /** How the pages differ from the upload's. Null if they don't. */
  arrangement: Arrangement | null;
};
/** A file's pages by their numbers in the upload, which is a file itself. `sha256` is that of its normalised file. */
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

/** A file's columns. Text is cast to the literals that its CHECK constraints allow. */
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
  sql<FileRefusal['errorCode'] | null>`files.refusal_code`.as('refusalCode'),
  'files.refusalMessage',
  'files.confirmedAt',
  'files.createdAt',
  sql<Arrangement | null>`files.arrangement`.as('arrangement'),
] as const;

type Row = Omit<StoredFileRow, 'refusal'> & {
  refusalCode: FileRefusal['errorCode'] | null;
  refusalMessage: string | null;
};

export const toFile = ({ refusalCode, refusalMessage, ...file }: Row): StoredFileRow => ({
  ...file,
  refusal: refusalCode && { errorCode: refusalCode, message: refusalMessage ?? '' },
});

/** Finds a file. Returns nothing if it is another organisation's. */
export async function findFile(connection: Connection, fileUuid: string, organizationUuid: string) {
  const row = await connection
    .selectFrom('files')
    .select(FILE_COLUMNS)
    .where('fileUuid', '=', fileUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return row && toFile(row);
}

export const SELECT_PAGES = sql<PageInfo[]>`(
  select coalesce(json_agg(json_build_object('number', page, 'width', width, 'height', height, 'rotation', rotation,
                                             'cropBox', crop_box) order by page), '[]')
    from file_pages where file_pages.file_uuid = files.file_uuid)`.as('pages');

export async function findFileWithPages(connection: Connection, fileUuid: string, organizationUuid: string) {
  const row = await connection
    .selectFrom('files')
    .select([...FILE_COLUMNS, SELECT_PAGES])
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

/** Finds a file for the holder of a signed URL, while they are a member. */
export async function findSeatFile(connection: Connection, fileUuid: string, organizationMemberUuid: string) {
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
