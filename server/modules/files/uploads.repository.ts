import type { Connection } from '../../database/connect.ts';

export type ImageType = 'image/png' | 'image/jpeg';

export async function createUpload(
  connection: Connection,
  upload: { uploadUuid: string; userUuid: string; contentType: ImageType; expiresAt: Date; createdAt: Date },
) {
  await connection.insertInto('uploads').values(upload).execute();
}

export const findUpload = (connection: Connection, uploadUuid: string) =>
  connection.selectFrom('uploads').selectAll().where('uploadUuid', '=', uploadUuid).executeTakeFirst();

/** Stores an upload's bytes. Returns false if the upload is already used. */
export async function storeUpload(connection: Connection, uploadUuid: string, sha256: string, at: Date) {
  const stored = await connection
    .updateTable('uploads')
    .set({ sha256, storedAt: at })
    .where('uploadUuid', '=', uploadUuid)
    .where('usedAt', 'is', null)
    .returning('uploadUuid')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Replaces a draft with the picture drawn from it. Works only once, and only if the draft hasn't changed since. */
export async function replaceUploadWithPicture(
  connection: Connection,
  uploadUuid: string,
  draft: string,
  sha256: string,
  at: Date,
) {
  const used = await connection
    .updateTable('uploads')
    .set({ sha256, usedAt: at })
    .where('uploadUuid', '=', uploadUuid)
    .where('sha256', '=', draft)
    .where('usedAt', 'is', null)
    .returning('uploadUuid')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteUpload(connection: Connection, uploadUuid: string) {
  const gone = await connection
    .deleteFrom('uploads')
    .where('uploadUuid', '=', uploadUuid)
    .returning('sha256')
    .executeTakeFirst();
  return gone?.sha256 ?? null;
}

export const listUnusedUploads = (connection: Connection, userUuid: string) =>
  connection
    .selectFrom('uploads')
    .select('uploadUuid')
    .where('userUuid', '=', userUuid)
    .where('usedAt', 'is', null)
    .execute();
