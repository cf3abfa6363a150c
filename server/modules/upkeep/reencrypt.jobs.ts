import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Database } from '../../database/connect.ts';
import { reencryptAll } from './reencrypt.ts';

const REENCRYPT_ALL = 'seal-anew';

/** Enqueues the re-encryption. Called at startup with two keys. */
export async function enqueueReencryption(database: Database) {
  // A failed job would keep the new one from being enqueued.
  await database.deleteFrom('jobs').where('kind', '=', REENCRYPT_ALL).where('failedAt', 'is not', null).execute();
  await enqueueJob(database, { kind: REENCRYPT_ALL, key: 'all' });
}

/** Creates the job that re-encrypts everything, and then tells the operator that the previous key can be removed. */
export const createKeyJobs = (
  { database, secrets }: Pick<Deps, 'database' | 'secrets'>,
  say: (words: string) => void,
): JobDefinition[] => [
  defineJob(REENCRYPT_ALL, async (_, signal) => {
    const { sealed, unreadable } = await reencryptAll(database, secrets, signal);
    say(
      `Everything that is stored is under SECRET_KEY (${sealed} values were sealed anew): SECRET_KEY_BEFORE can go. Who has not been ` +
        'here since the exchange signs in again then; after 30 days that is nobody.' +
        (unreadable > 0 ? ` ${unreadable} values are under neither key, and could not be read before.` : ''),
    );
  }),
];
