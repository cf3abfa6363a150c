import type { Transaction } from 'kysely';
import type { Connection } from '../database/connect.ts';
import type { DB } from '../database/schema.gen.d.ts';

/** The lane of jobs that somebody is waiting for. They run first. */
export const LANE_NOW = 0;
/** The lane of jobs that are part of something large, such as sending ten thousand contracts. */
export const LANE_BULK = 1;
export type Lane = typeof LANE_NOW | typeof LANE_BULK;

export type Job = {
  jobUuid: string;
  kind: string;
  key: string;
  payload: unknown;
  attempt: number;
  maxAttempts: number;
};

/**
 * Database changes that a job returns. They run in the transaction that deletes the job, so they happen once or not at
 * all.
 */
export type Effect = (transaction: Transaction<DB>) => Promise<void>;

export type HeldJob = { jobUuid: string; token: string };

/**
 * A single statement that deletes the job and records its outcome, which saves a round trip. Returns how many rows it
 * recorded: none if the lease was lost.
 */
export type Ending = {
  end: (connection: Connection, held: HeldJob) => Promise<bigint | undefined>;
  /** Runs after the statement, in the same transaction. */
  more?: Effect;
};

/** A handler that can't delete its job, because the job is always rescheduled. */
export type RecurringHandler = (job: Job, signal: AbortSignal) => Promise<Effect | void>;

/** Does the slow part outside a transaction and returns database changes. May run more than once. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<Effect | Ending | void>;

type Options = {
  /** Runs in the transaction that records the failure. `final` is true after the last attempt. */
  onFailure?: (transaction: Transaction<DB>, job: Job, failure: { error: Error; final: boolean }) => Promise<void>;
};
export type JobDefinition = Options & { kind: string; handler: JobHandler; everyMs: number | null };

export const RECURRING_KEY = 'recurring';

export const defineJob = (kind: string, handler: JobHandler, options: Options = {}): JobDefinition => ({
  kind,
  handler,
  everyMs: null,
  ...options,
});

/** Defines a job that is never deleted but always rescheduled, even after a failure. */
export const defineRecurringJob = (kind: string, everyMs: number, handler: RecurringHandler): JobDefinition => ({
  kind,
  handler,
  everyMs,
});

export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
