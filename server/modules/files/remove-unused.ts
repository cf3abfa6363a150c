import type { Deps } from '../../deps.ts';
import { deleteUnused } from './files.repository.ts';
import { dropBytes } from './stored-bytes.ts';

const DAY_MS = 24 * 3_600_000;
/** Time to come back to a page that was left, and to read why a file was refused. */
export const KEPT_DAYS = { unused: 7, refused: 1 };

/** Uploads that nothing stands on. Harmless at any time and in any number of processes. */
export async function removeUnusedFiles({ database, files, now }: Pick<Deps, 'database' | 'files' | 'now'>) {
  const at = now().getTime();
  const gone = await deleteUnused(database, {
    unusedBefore: new Date(at - KEPT_DAYS.unused * DAY_MS),
    refusedBefore: new Date(at - KEPT_DAYS.refused * DAY_MS),
  });
  for (const sha256 of gone) await dropBytes({ database, files }, sha256);
}
