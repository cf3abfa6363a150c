import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import { detachInquiries } from './inquiries.repository.ts';
import { forgetUploader } from './inquiry-files.repository.ts';

/**
 * Takes the conversations of a closed account from it. They are kept as long as others, and continued by links, because
 * nobody can sign in to them any more. Returns the hashes of the files that were never sent.
 */
export async function leaveInquiries(transaction: Transaction<DB>, userUuid: string) {
  await detachInquiries(transaction, userUuid);
  return forgetUploader(transaction, userUuid);
}
