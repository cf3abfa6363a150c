import { sql, type QueryCreator } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../database/connect.ts';
import type { DB } from '../database/schema.gen.d.ts';
import { LANE_NOW, type Lane } from './definition.ts';

/** Restarts a permanently failed job with all of its attempts. */
export async function reviveJob(connection: Connection, jobUuid: string, afterMinutes: number) {
  await connection
    .updateTable('jobs')
    .set({ failedAt: null, attempts: 0, runAt: sql<Date>`now() + ${afterMinutes} * interval '1 minute'` })
    .where('jobUuid', '=', jobUuid)
    .execute();
}

export type NewJob = {
  kind: string;
  key: string;
  payload?: Record<string, string | number>;
  runAt?: Date;
  lane?: Lane;
};

const enqueuing = new WeakSet<Connection>();

/** Returns whether this transaction has enqueued jobs, for waking workers after it commits. */
export const hasEnqueuedJobs = (connection: Connection) => enqueuing.has(connection);

function insertJob(
  connection: Connection,
  queries: Pick<QueryCreator<DB>, 'insertInto'>,
  { kind, key, payload = {}, runAt, lane = LANE_NOW }: NewJob,
) {
  if (!runAt) enqueuing.add(connection);
  return queries
    .insertInto('jobs')
    .values({ jobUuid: uuidv7(), kind, jobKey: key, payload: JSON.stringify(payload), lane, ...(runAt && { runAt }) })
    .onConflict((conflict) => conflict.columns(['kind', 'jobKey']).doNothing());
}

export async function enqueueJob(connection: Connection, job: NewJob) {
  await insertJob(connection, connection, job).execute();
}

export async function enqueueJobs(connection: Connection, jobs: readonly Pick<NewJob, 'kind' | 'key' | 'lane'>[]) {
  if (jobs.length === 0) return;
  enqueuing.add(connection);
  await connection
    .insertInto('jobs')
    .values(
      jobs.map(({ kind, key, lane = LANE_NOW }) => ({ jobUuid: uuidv7(), kind, jobKey: key, payload: '{}', lane })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'jobKey']).doNothing())
    .execute();
}

/** Enqueues a job in the same statement as the rows it is about, which saves a round trip. */
export const withJob = (connection: Connection, job: NewJob) =>
  connection.with('job', (queries) => insertJob(connection, queries, job));
