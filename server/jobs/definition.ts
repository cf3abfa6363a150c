import type { Transaction } from 'kysely';
import type { DB } from '../database/schema.gen.d.ts';

export type Job = {
  jobUuid: string;
  kind: string;
  key: string;
  payload: unknown;
  /** Counted from 1. */
  attempt: number;
  maxAttempts: number;
};

/** What a job changes in the database. It runs in the transaction that also removes the job: once, or never. */
export type Effect = (transaction: Transaction<DB>) => Promise<void>;

/** Does the slow part outside a transaction and may return an effect. It may run more than once. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<Effect | void>;

type Options = {
  /** Runs in the transaction that records the failure. `final` means that there is no further attempt. */
  onFailure?: (transaction: Transaction<DB>, job: Job, failure: { error: Error; final: boolean }) => Promise<void>;
};
export type JobDefinition = Options & { kind: string; handler: JobHandler; everyMs: number | null };

export const RECURRING_KEY = 'recurring';

/** Modules declare their background work with this, and `enqueueJob` with the same kind requests it. */
export const defineJob = (kind: string, handler: JobHandler, options: Options = {}): JobDefinition => ({
  kind,
  handler,
  everyMs: null,
  ...options,
});

/** The job's only row is never removed but postponed to the next time, also after a failure. */
export const defineRecurringJob = (kind: string, everyMs: number, handler: JobHandler): JobDefinition => ({
  kind,
  handler,
  everyMs,
});

/** Another attempt would end in the same way. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
