import type { Deps } from '../../deps.ts';
import { deleteUnusedFiles } from './file-usage.repository.ts';
import { deleteUnusedBytes } from './stored-bytes.ts';

const DAY_MS = 24 * 3_600_000;
/** Time to return to an abandoned page, or to read why a file was rejected. */
export const RETENTION_DAYS = { unused: 7, refused: 1 };

/** Deletes unused uploads. Several processes may run this at the same time. */
export async function removeUnusedFiles({ database, files, now }: Pick<Deps, 'database' | 'files' | 'now'>) {
  const at = now().getTime();
  const gone = await deleteUnusedFiles(database, {
    unusedBefore: new Date(at - RETENTION_DAYS.unused * DAY_MS),
    refusedBefore: new Date(at - RETENTION_DAYS.refused * DAY_MS),
  });
  for (const sha256 of gone) await deleteUnusedBytes({ database, files }, sha256);
}
