import type { Transaction } from 'kysely';
import type { DB } from '../database/schema.gen.d.ts';

/** Jobs that somebody is waiting for run first. */
export const LANE_NOW = 0;
/** Jobs that are part of something large, such as sending ten thousand contracts. */
export const LANE_BULK = 1;
export type Lane = typeof LANE_NOW | typeof LANE_BULK;

export type Job = {
  jobUuid: string;
  kind: string;
  key: string;
  payload: unknown;
  /** Starts at 1. */
  attempt: number;
  maxAttempts: number;
};

/**
 * Database changes that a job returns. They run in the transaction that deletes the job, so they happen exactly once or
 * not at all.
 */
export type Effect = (transaction: Transaction<DB>) => Promise<void>;

/** Does the slow part outside a transaction, and can return database changes. It may run more than once. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<Effect | void>;

type Options = {
  /** Runs in the transaction that records the failure. `final` is true if there are no attempts left. */
  onFailure?: (transaction: Transaction<DB>, job: Job, failure: { error: Error; final: boolean }) => Promise<void>;
};
export type JobDefinition = Options & { kind: string; handler: JobHandler; everyMs: number | null };

export const RECURRING_KEY = 'recurring';

/** Defines a background job. `enqueueJob` with the same kind schedules it. */
export const defineJob = (kind: string, handler: JobHandler, options: Options = {}): JobDefinition => ({
  kind,
  handler,
  everyMs: null,
  ...options,
});

/** Defines a job whose row is never deleted but rescheduled, even after a failure. */
export const defineRecurringJob = (kind: string, everyMs: number, handler: JobHandler): JobDefinition => ({
  kind,
  handler,
  everyMs,
});

/** Thrown if retrying is pointless. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
