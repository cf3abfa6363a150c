import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { LANE_BULK, RECURRING_KEY, type JobDefinition } from './definition.ts';
import { claimJobs, releaseLeases, renewLeases, type Lease } from './leases.ts';
import { enqueueJob } from './queue.ts';
import { runJob, type JobOutcome } from './run-job.ts';

export type JobReport = { kind: string; jobUuid: string; attempt: number; outcome: JobOutcome; ms: number };
type WorkerParts = {
  database: Database;
  definitions: readonly JobDefinition[];
  /** Called after each attempt. The report doesn't contain the job's payload. */
  onReport?: (report: JobReport, error?: Error) => void;
  /** Called if the database doesn't respond. */
  onTrouble?: (error: unknown) => void;
  pollMs?: number;
  leaseMs?: number;
  concurrency?: number;
};
export type Worker = {
  stop: () => Promise<void>;
  /** Returns false if the worker hasn't polled the queue for a while. */
  isHealthy: () => boolean;
  wake: (kind?: string) => void;
};

const WAIT_AT_STOP_MS = 10_000;
const UNHEALTHY_AFTER_MS = 30_000;
/** The share of slots for bulk jobs. The rest is for jobs that somebody is waiting for. */
const BULK_PART = 0.4;

/** Starts a worker. Polling every half second is fast enough for somebody waiting for a code, and cheap when idle. */
export function startWorker({
  database,
  definitions,
  onReport,
  onTrouble,
  pollMs = 500,
  leaseMs = 30_000,
  concurrency = 10,
}: WorkerParts): Worker {
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  const kinds = [...byKind.keys()];
  const bulkPlaces = Math.max(1, Math.floor(concurrency * BULK_PART));
  const running = new Map<Lease, Promise<void>>();
  const ending = new AbortController();
  const handlers = new AbortController();
  let lastRead = Date.now();
  let wake = new AbortController();
  let call = new AbortController();

  async function work(lease: Lease, definition: JobDefinition) {
    const begin = performance.now();
    const { job } = lease;
    try {
      const { outcome, error, hasEnqueued } = await runJob(database, definition, lease, handlers.signal);
      if (hasEnqueued) call.abort();
      const ms = Math.round(performance.now() - begin);
      onReport?.({ kind: job.kind, jobUuid: job.jobUuid, attempt: job.attempt, outcome, ms }, error);
    } catch (error) {
      // Recording the failure failed, too. Another worker claims the job when the lease expires.
      onTrouble?.(error);
    } finally {
      running.delete(lease);
      wake.abort();
    }
  }

  /** Claims and starts jobs. Returns true if there may be more. */
  async function readQueue() {
    const free = concurrency - running.size;
    if (free <= 0) return true;
    const bulk = Math.max(0, bulkPlaces - countBulk(running.keys()));
    const leases = await claimJobs(database, kinds, { all: free, bulk }, leaseMs);
    lastRead = Date.now();
    for (const lease of leases) {
      const definition = byKind.get(lease.job.kind);
      if (definition) running.set(lease, work(lease, definition));
    }
    return leases.length === free || countBulk(leases) === bulk;
  }

  async function readUntilStopped() {
    let standing = false;
    let more = false;
    while (!ending.signal.aborted) {
      wake = new AbortController();
      call = new AbortController();
      try {
        if (!standing) await enqueueRecurring(database, definitions);
        standing = true;
        more = await readQueue();
      } catch (error) {
        more = false;
        onTrouble?.(error);
      }
      // Polls again as soon as a job ends if all slots are taken, otherwise after the interval.
      const signals = [ending.signal, call.signal, ...(more ? [wake.signal] : [])];
      await sleep(pollMs, undefined, { signal: AbortSignal.any(signals) }).catch(() => {});
    }
  }

  const renewal = setInterval(() => {
    if (running.size > 0) renewLeases(database, running.keys(), leaseMs).catch((error: unknown) => onTrouble?.(error));
  }, leaseMs / 3);
  const reading = readUntilStopped();

  return {
    isHealthy: () => running.size >= concurrency || Date.now() - lastRead < UNHEALTHY_AFTER_MS,
    wake(kind) {
      if (kind === undefined || byKind.has(kind)) call.abort();
    },
    async stop() {
      ending.abort();
      await reading;
      await Promise.race([Promise.all(running.values()), sleep(WAIT_AT_STOP_MS, undefined, { ref: false })]);
      clearInterval(renewal);
      handlers.abort();
      if (running.size > 0) await releaseLeases(database, running.keys()).catch((error: unknown) => onTrouble?.(error));
    },
  };
}

function countBulk(leases: Iterable<Lease>) {
  let count = 0;
  for (const { lane } of leases) if (lane === LANE_BULK) count += 1;
  return count;
}

async function enqueueRecurring(database: Database, definitions: readonly JobDefinition[]) {
  for (const { kind, everyMs } of definitions) {
    if (everyMs !== null) await enqueueJob(database, { kind, key: RECURRING_KEY });
  }
}
