import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { FileStore } from '../../adapters/files/port.ts';
import type { Connection, Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { StoredPdf } from '../../documents/engine.ts';
import { deleteReading } from './document-readings.repository.ts';
import { readStoredFile } from './open-stored-file.ts';
import { deletePictures } from './page-pictures.repository.ts';

/**
 * Stores bytes whose row is about to be inserted in the same transaction. The lock prevents the same bytes from being
 * deleted in the meantime. Pass the hash if it is known, because hashing 10 MB takes 5 ms.
 */
export async function storeBytes(
  transaction: Transaction<DB>,
  files: FileStore,
  bytes: Uint8Array,
  sha256 = createHash('sha256').update(bytes).digest('hex'),
) {
  await lockBytes(transaction, sha256);
  await files.put(bytes);
  return sha256;
}

/**
 * Deletes bytes whose row was deleted, along with everything rendered from them, unless another row still refers to
 * them.
 */
export async function deleteUnusedBytes(
  { database, files }: { database: Database; files: FileStore },
  sha256: string,
): Promise<void> {
  const pictures = await database.transaction().execute(async (transaction) => {
    if (await lockUsedBytes(transaction, sha256)) return [];
    await files.remove(sha256);
    await deleteReading(transaction, sha256);
    return deletePictures(transaction, sha256);
  });
  for (const picture of pictures) await deleteUnusedBytes({ database, files }, picture);
}

/** Locks bytes, so that they can't be deleted before the transaction ends. Returns false if no row refers to them. */
export async function lockUsedBytes(transaction: Transaction<DB>, sha256: string) {
  await lockBytes(transaction, sha256);
  return !(await isUnused(transaction, sha256));
}

/** Describes a stored PDF to the engine, which only reads its bytes if no child process has it open. */
export const toStoredPdf = (files: FileStore, sha256: string): StoredPdf => ({
  sha256,
  read: () => readStoredFile(files, sha256),
});

const lockBytes = (transaction: Transaction<DB>, sha256: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(transaction);

async function isUnused(connection: Connection, sha256: string) {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from uploads where sha256 = ${sha256})
        or exists (select 1 from files where sha256 = ${sha256})
        or exists (select 1 from files where normalised_sha256 = ${sha256})
        or exists (select 1 from page_pictures where picture_sha256 = ${sha256})
        or exists (select 1 from inquiry_files where sha256 = ${sha256})
        or exists (select 1 from receiver_attachments where sha256 = ${sha256})
        or exists (select 1 from user_marks where picture_sha256 = ${sha256})
        or exists (select 1 from contract_marks where picture_sha256 = ${sha256})
        or exists (select 1 from company_seals where picture_sha256 = ${sha256})
        or exists (select 1 from template_versions where base_sha256 = ${sha256})
        or exists (select 1 from contracts where base_sha256 = ${sha256} and destroyed_at is null)
        or exists (select 1 from contracts where sealed_sha256 = ${sha256} and destroyed_at is null)
        or exists (select 1 from contracts where certificate_sha256 = ${sha256} and destroyed_at is null) as used`.execute(
    connection,
  );
  return rows[0]?.used === false;
}
