import type { Deps } from '../../deps.ts';
import { deleteUnusedBytes } from '../files/stored-bytes.ts';
import { deleteInquiries, lockOldInquiries } from './inquiries.repository.ts';
import { deleteFilesOfInquiries, deleteUnsentFiles } from './inquiry-files.repository.ts';

const DAY_MS = 86_400_000;
/** Time to finish a message on a page that was left open. */
export const UNSENT_FILE_DAYS = 1;

type Parts = Pick<Deps, 'database' | 'files' | 'now'>;

/** Deletes inquiries with a last message before the given time, and all files that were never sent. */
export async function removeInquiries(parts: Parts, lastMessageBefore: Date) {
  const { database, now } = parts;
  const unsentBefore = new Date(now().getTime() - UNSENT_FILE_DAYS * DAY_MS);
  const gone = await database.transaction().execute(async (transaction) => {
    const unsent = await deleteUnsentFiles(transaction, unsentBefore);
    // Locked, so that nobody can add a message during the deletion.
    const old = await lockOldInquiries(transaction, lastMessageBefore);
    if (old.length === 0) return unsent;
    const sent = await deleteFilesOfInquiries(transaction, old);
    await deleteInquiries(transaction, old);
    return [...unsent, ...sent];
  });
  for (const sha256 of gone) await deleteUnusedBytes(parts, sha256);
}
