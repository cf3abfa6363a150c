import type { Transaction } from 'kysely';
import type { Connection } from '../database/connect.ts';
import type { DB } from '../database/schema.gen.d.ts';

/** For jobs that somebody is waiting for, which run first. */
export const LANE_NOW = 0;
/** For jobs that are part of something large, such as sending ten thousand contracts. */
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
 * Database changes returned by a job. They run in the transaction that deletes the job, so they happen exactly once or
 * not at all.
 */
export type Effect = (transaction: Transaction<DB>) => Promise<void>;

/** Identifies a job and the worker that holds it. */
export type HeldJob = { jobUuid: string; token: string };

/**
 * A single statement that both deletes the job and records its outcome, which saves a round trip, or the whole
 * transaction if there is nothing else to change. It returns how many rows it recorded: none if the lease was lost.
 */
export type Ending = {
  end: (connection: Connection, held: HeldJob) => Promise<bigint | undefined>;
  /** Runs after it, in the same transaction. */
  more?: Effect;
};

/** Works like `JobHandler`, but can't delete its job, because that is always rescheduled. */
export type RecurringHandler = (job: Job, signal: AbortSignal) => Promise<Effect | void>;

/** Does the slow part outside a transaction, and can return database changes. May run more than once. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<Effect | Ending | void>;

type Options = {
  /** Runs in the transaction that records the failure. `final` is true if no attempts are left. */
  onFailure?: (transaction: Transaction<DB>, job: Job, failure: { error: Error; final: boolean }) => Promise<void>;
};
export type JobDefinition = Options & { kind: string; handler: JobHandler; everyMs: number | null };

export const RECURRING_KEY = 'recurring';

/** Defines a background job. To schedule it, call `enqueueJob` with the same kind. */
export const defineJob = (kind: string, handler: JobHandler, options: Options = {}): JobDefinition => ({
  kind,
  handler,
  everyMs: null,
  ...options,
});

/** Defines a job whose row is never deleted but always rescheduled, even after a failure. */
export const defineRecurringJob = (kind: string, everyMs: number, handler: RecurringHandler): JobDefinition => ({
  kind,
  handler,
  everyMs,
});

/** Thrown when retrying is pointless. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
