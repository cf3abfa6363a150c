import { randomUUID } from 'node:crypto';
import { sql, type QueryCreator, type RawBuilder, type Transaction } from 'kysely';
import type { Connection, Database } from '../database/connect.ts';
import type { DB } from '../database/schema.gen.d.ts';
import { defineStatement } from '../database/statements.ts';
import { LANE_BULK, LANE_NOW, type Job, type Lane } from './definition.ts';

export type Lease = { job: Job; token: string; lane: Lane };
/** How many more jobs a worker can take, and how many of them may be bulk jobs. */
export type JobCapacity = { all: number; bulk: number };

/**
 * Claims jobs that are due or have lost their worker. An attempt counts from its start, so that a job that crashes its
 * process isn't retried forever. Bulk jobs only get slots that no other job needs.
 */
export async function claimJobs(database: Database, kinds: readonly string[], places: JobCapacity, leaseMs: number) {
  const token = randomUUID();
  const isDue = sql`failed_at is null and run_at <= now() and (leased_until is null or leased_until < now())
                    and kind = any(${sql.val([...kinds])}::text[])`;
  const { rows } = await sql<Omit<Job, 'key'> & { jobKey: string; lane: Lane }>`
    with due_now as materialized (
      select job_uuid from jobs where lane = ${sql.lit(LANE_NOW)} and ${isDue}
       order by run_at limit ${places.all} for update skip locked),
    due_in_bulk as materialized (
      select job_uuid from jobs where lane = ${sql.lit(LANE_BULK)} and ${isDue}
       order by run_at limit (select least(${places.bulk}::bigint, ${places.all}::bigint - count(*)) from due_now)
         for update skip locked),
    due as (select * from due_now union all select * from due_in_bulk)
    update jobs set lease_token = ${token}, leased_until = now() + ${leaseMs} * interval '1 millisecond',
                    attempts = attempts + 1
      from due where jobs.job_uuid = due.job_uuid
    returning jobs.job_uuid, kind, job_key, payload, attempts as attempt, max_attempts, lane`.execute(database);
  return rows.map(({ jobKey, lane, ...job }): Lease => ({ job: { ...job, key: jobKey }, token, lane }));
}

export async function renewLeases(database: Database, leases: Iterable<Lease>, leaseMs: number) {
  await sql`update jobs set leased_until = now() + ${leaseMs} * interval '1 millisecond' where ${held(leases)}`.execute(
    database,
  );
}

/**
 * Releases the jobs of a stopping worker. Other workers can claim them immediately, and this one can no longer complete
 * them.
 */
export async function releaseLeases(database: Database, leases: Iterable<Lease>) {
  await sql`update jobs set lease_token = null, leased_until = null, attempts = greatest(attempts - 1, 0)
             where ${held(leases)}`.execute(database);
}

function held(leases: Iterable<Lease>) {
  const all = [...leases];
  const uuids = sql.val(all.map(({ job }) => job.jobUuid));
  const tokens = sql.val(all.map(({ token }) => token));
  return sql`(job_uuid, lease_token) in (select * from unnest(${uuids}::uuid[], ${tokens}::uuid[]))`;
}

/** Deletes a job, or reschedules a recurring one. Returns false if the lease was lost; then nothing may be written. */
export async function completeJob(transaction: Transaction<DB>, lease: Lease, everyMs: number | null) {
  if (everyMs !== null) return rescheduleJob(transaction, lease, everyMs, null);
  const { numAffectedRows } = await deleteHeld(transaction, lease.job.jobUuid, lease.token);
  return numAffectedRows === 1n;
}

type HeldParameters = { jobUuid: RawBuilder<string>; token: RawBuilder<string> };

const deleteHeld = defineStatement('jobs: delete', (queries, jobUuid: RawBuilder<string>, token: RawBuilder<string>) =>
  selectDeleted(queries, { jobUuid, token }),
);

const selectDeleted = (queries: Pick<QueryCreator<DB>, 'deleteFrom'>, { jobUuid, token }: HeldParameters) =>
  queries.deleteFrom('jobs').where('jobUuid', '=', jobUuid).where('leaseToken', '=', token);

/** Starts the statement of an `Ending`. `ended` has a row if the worker still had the lease. */
export const withJobEnded = (queries: QueryCreator<DB>, job: HeldParameters) =>
  queries.with('ended', (deleting) => selectDeleted(deleting, job).returning('jobUuid'));

export async function rescheduleJob(connection: Connection, lease: Lease, everyMs: number, lastError: string | null) {
  return updateHeld(connection, lease, everyMs, { attempts: 0, lastError });
}

export async function retryLater(connection: Connection, lease: Lease, delayMs: number, lastError: string) {
  return updateHeld(connection, lease, delayMs, { lastError });
}

/** Postpones a job after a temporary fault. The attempt doesn't count. */
export async function postponeJob(connection: Connection, lease: Lease, delayMs: number, lastError: string) {
  return updateHeld(connection, lease, delayMs, { lastError, attempts: Math.max(lease.job.attempt - 1, 0) });
}

/** Marks a job as failed, and keeps its row for the operator. */
export async function failJob(connection: Connection, lease: Lease, lastError: string) {
  return updateHeld(connection, lease, 0, { lastError, failedAt: new Date() });
}

async function updateHeld(
  connection: Connection,
  { job, token }: Lease,
  delayMs: number,
  change: { attempts?: number; lastError: string | null; failedAt?: Date },
) {
  const { numUpdatedRows } = await connection
    .updateTable('jobs')
    .set({
      ...change,
      leaseToken: null,
      leasedUntil: null,
      runAt: sql<Date>`now() + ${delayMs} * interval '1 millisecond'`,
    })
    .where('jobUuid', '=', job.jobUuid)
    .where('leaseToken', '=', token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
