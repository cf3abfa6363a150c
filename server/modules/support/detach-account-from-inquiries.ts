import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import { detachInquiries } from './inquiries.repository.ts';
import { detachUploader } from './inquiry-files.repository.ts';

/**
 * Detaches a closed account from its inquiries, which are kept like any others and continue through links. Returns the
 * hashes of files that were never sent.
 */
export async function detachAccountFromInquiries(transaction: Transaction<DB>, userUuid: string) {
  await detachInquiries(transaction, userUuid);
  return detachUploader(transaction, userUuid);
}
