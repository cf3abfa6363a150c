import type { Transaction } from 'kysely';
import type { DB } from '../database/schema.gen.d.ts';

export type Job = {
  jobUuid: string;
  kind: string;
  key: string;
  payload: unknown;
  /** From 1. */
  attempt: number;
  maxAttempts: number;
};

/** What a job leaves behind in the database. It runs in the transaction that also removes the job: once, or never. */
export type Effect = (transaction: Transaction<DB>) => Promise<void>;

/** Does the slow part outside a transaction and may hand back an effect. It may run more than once. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<Effect | void>;

type Options = {
  /** In the transaction that records the failure; `final` when nobody will try again. */
  onFailure?: (transaction: Transaction<DB>, job: Job, failure: { error: Error; final: boolean }) => Promise<void>;
};
export type JobDefinition = Options & { kind: string; handler: JobHandler; everyMs: number | null };

export const RECURRING_KEY = 'recurring';

/** Modules declare what they do in the background; `enqueueJob` with the same kind asks for it. */
export const defineJob = (kind: string, handler: JobHandler, options: Options = {}): JobDefinition => ({
  kind,
  handler,
  everyMs: null,
  ...options,
});

/** Its one row is never removed: it is put off to the next time, also after a failure. */
export const defineRecurringJob = (kind: string, everyMs: number, handler: JobHandler): JobDefinition => ({
  kind,
  handler,
  everyMs,
});

/** Trying again would end the same way. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
