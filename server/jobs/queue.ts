import { sql, type QueryCreator } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../database/connect.ts';
import type { DB } from '../database/schema.gen.d.ts';

/** Starts a job that failed for good again, with all its attempts. */
export async function reviveJob(connection: Connection, jobUuid: string, afterMinutes: number) {
  await connection
    .updateTable('jobs')
    .set({ failedAt: null, attempts: 0, runAt: sql<Date>`now() + ${afterMinutes} * interval '1 minute'` })
    .where('jobUuid', '=', jobUuid)
    .execute();
}

export type NewJob = { kind: string; key: string; payload?: Record<string, string | number>; runAt?: Date };

/** Enqueues a job in the caller's transaction. There is only one job per kind and key, so asking twice is harmless. */
export async function enqueueJob(connection: Connection, job: NewJob) {
  await insertJob(connection, job).execute();
}

/** Enqueues a job by the statement that is built on it, which spares a round trip. */
export const withJob = (connection: Connection, job: NewJob) =>
  connection.with('enqueued', (kept) => insertJob(kept, job));

const insertJob = (connection: QueryCreator<DB>, { kind, key, payload = {}, runAt }: NewJob) =>
  connection
    .insertInto('jobs')
    .values({ jobUuid: uuidv7(), kind, jobKey: key, payload: JSON.stringify(payload), ...(runAt && { runAt }) })
    .onConflict((conflict) => conflict.columns(['kind', 'jobKey']).doNothing());
