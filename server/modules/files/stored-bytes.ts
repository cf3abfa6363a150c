import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FileStore } from '../../adapters/files/port.ts';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { StoredPdf } from '../../documents/engine.ts';
import { deleteReading } from './document-readings.repository.ts';
import { readStoredFile } from './open-stored-file.ts';
import { deletePictures } from './page-pictures.repository.ts';
import { lockBytes, lockUsedBytes } from './used-bytes.repository.ts';

/**
 * Stores bytes before their row is inserted in the same transaction. The lock keeps others from deleting the same
 * bytes. Pass the hash if it is known, because hashing 10 MB takes 5 ms.
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

/** Deletes bytes after their row, with everything rendered from them, unless another row refers to them. */
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

/** Describes a stored PDF to the engine, which only reads it if no child process has it open. */
export const toStoredPdf = (files: FileStore, sha256: string): StoredPdf => ({
  sha256,
  read: () => readStoredFile(files, sha256),
});
