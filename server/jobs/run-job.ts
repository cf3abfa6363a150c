import { toTemporaryError } from '../contract/temporary-error.ts';
import type { Connection, Database } from '../database/connect.ts';
import { PermanentFailure, type Ending, type JobDefinition } from './definition.ts';
import { hasEnqueuedJobs } from './queue.ts';
import { completeJob, failJob, rescheduleJob, retryLater, postponeJob, type Lease } from './leases.ts';

export type JobOutcome = 'done' | 'lease lost' | 'again later' | 'failed';

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30 * 60_000;
/** Time for a full disk or an unreachable database to recover. */
const PASSING_DELAY_MS = 10_000;

const PASSING: ReadonlySet<string> = new Set(['STORAGE_FULL', 'UNAVAILABLE']);

class LeaseLost extends Error {}

/** Runs one attempt of a job. A single transaction records the outcome, unless the lease was lost. */
export async function runJob(
  database: Database,
  definition: JobDefinition,
  lease: Lease,
  signal: AbortSignal,
): Promise<{ outcome: JobOutcome; error?: Error; hasEnqueued?: boolean }> {
  try {
    if (lease.job.attempt > lease.job.maxAttempts) throw new PermanentFailure('The worker was lost in the last try.');
    const outcome = await definition.handler(lease.job, signal);
    if (typeof outcome === 'object' && !outcome.more) {
      await endWith(outcome, database, lease);
      return { outcome: 'done' };
    }
    const hasEnqueued = await database.transaction().execute(async (transaction) => {
      if (typeof outcome === 'object') await endWith(outcome, transaction, lease);
      else if (!(await completeJob(transaction, lease, definition.everyMs))) throw new LeaseLost();
      await (typeof outcome === 'object' ? outcome.more : outcome)?.(transaction);
      return hasEnqueuedJobs(transaction);
    });
    return { outcome: 'done', hasEnqueued };
  } catch (thrown) {
    if (thrown instanceof LeaseLost) return { outcome: 'lease lost' };
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { outcome: await recordFailure(database, definition, lease, error), error };
  }
}

async function endWith({ end }: Ending, connection: Connection, { job: { jobUuid }, token }: Lease) {
  if (((await end(connection, { jobUuid, token })) ?? 0n) === 0n) throw new LeaseLost();
}

async function recordFailure(
  database: Database,
  definition: JobDefinition,
  lease: Lease,
  error: Error,
): Promise<JobOutcome> {
  const { job } = lease;
  const words = error.message.slice(0, 1_000);
  const final = error instanceof PermanentFailure || job.attempt >= job.maxAttempts;
  const isPassing = PASSING.has(toTemporaryError(error)?.code ?? '');
  return database.transaction().execute(async (transaction) => {
    if (isPassing)
      return (await postponeJob(transaction, lease, PASSING_DELAY_MS, words)) ? 'again later' : 'lease lost';
    if (definition.everyMs !== null) {
      const delay = final ? definition.everyMs : computeBackoff(job.attempt);
      const held = await (final ? rescheduleJob : retryLater)(transaction, lease, delay, words);
      return held ? 'again later' : 'lease lost';
    }
    const held = final
      ? await failJob(transaction, lease, words)
      : await retryLater(transaction, lease, computeBackoff(job.attempt), words);
    if (!held) return 'lease lost';
    await definition.onFailure?.(transaction, job, { error, final });
    return final ? 'failed' : 'again later';
  });
}

/**
 * Returns 2 s, 4 s, 8 s and so on up to half an hour, randomised so that jobs that failed together aren't retried
 * together.
 */
export function computeBackoff(attempt: number) {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return Math.round(delay * (0.75 + Math.random() / 2));
}
