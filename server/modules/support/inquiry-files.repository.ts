import type { Insertable } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { InquiryFiles } from '../../database/schema.gen.d.ts';

/**
 * Who uploaded a file and may send it: a user, somebody with a link to an inquiry or, if both are null, anyone with the
 * ticket.
 */
export type Uploader = { userUuid: string | null; inquiryUuid: string | null };

export async function createInquiryFile(connection: Connection, file: Insertable<InquiryFiles>) {
  await connection.insertInto('inquiryFiles').values(file).execute();
}

/** Returns the total size of files uploaded without an account since the given time. */
export async function sumBytesWithoutAccount(connection: Connection, since: Date) {
  const { bytes } = await connection
    .selectFrom('inquiryFiles')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('userUuid', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export const listInquiryFiles = (connection: Connection, inquiryUuid: string) =>
  connection
    .selectFrom('inquiryFiles')
    .select(['inquiryFileUuid', 'inquiryMessageUuid', 'name', 'bytes'])
    .where('inquiryUuid', '=', inquiryUuid)
    .where('inquiryMessageUuid', 'is not', null)
    .orderBy('place')
    .execute();

export type InquiryFileRow = Awaited<ReturnType<typeof listInquiryFiles>>[number];

/** Finds a file that was sent with a message. */
export const findInquiryFile = (connection: Connection, inquiryUuid: string, inquiryFileUuid: string) =>
  connection
    .selectFrom('inquiryFiles')
    .select(['name', 'sha256'])
    .where('inquiryFileUuid', '=', inquiryFileUuid)
    .where('inquiryUuid', '=', inquiryUuid)
    .where('inquiryMessageUuid', 'is not', null)
    .executeTakeFirst();

type Attached = { inquiryUuid: string; inquiryMessageUuid: string; place: number };

/** Attaches a file to a message. Returns false if it doesn't exist, is somebody else's, or was already sent. */
export async function attachInquiryFile(
  connection: Connection,
  ticketHmac: Buffer,
  uploader: Uploader,
  attached: Attached,
) {
  const row = await connection
    .updateTable('inquiryFiles')
    .set({ ...attached, ticketHmac: null })
    .where('ticketHmac', '=', ticketHmac)
    .where('userUuid', 'is not distinct from', uploader.userUuid)
    .where('inquiryUuid', 'is not distinct from', uploader.inquiryUuid)
    .returning('inquiryFileUuid')
    .executeTakeFirst();
  return row !== undefined;
}

const deleteUnsent = (connection: Connection) =>
  connection.deleteFrom('inquiryFiles').where('inquiryMessageUuid', 'is', null).returning('sha256');

/** Deletes files that were uploaded before the given time and never sent. Returns the hashes of their bytes. */
export async function deleteUnsentFiles(connection: Connection, before: Date) {
  const rows = await deleteUnsent(connection).where('createdAt', '<', before).execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes a user's unsent files, and unlinks the others. Returns the hashes of the deleted bytes. */
export async function detachUploader(connection: Connection, userUuid: string) {
  const rows = await deleteUnsent(connection).where('userUuid', '=', userUuid).execute();
  await connection.updateTable('inquiryFiles').set({ userUuid: null }).where('userUuid', '=', userUuid).execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes all files of these inquiries, sent or not. Returns the hashes of their bytes. */
export async function deleteFilesOfInquiries(connection: Connection, inquiryUuids: readonly string[]) {
  const rows = await connection
    .deleteFrom('inquiryFiles')
    .where('inquiryUuid', 'in', inquiryUuids)
    .returning('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256);
}
