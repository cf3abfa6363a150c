import { randomUUID } from 'node:crypto';
import type { JobDefinition } from '../../server/jobs/definition.ts';

export async function runRecurring(jobs: JobDefinition[], kind: string) {
  const job = jobs.find((one) => one.kind === kind);
  if (!job) throw new Error(`There is no job ${kind}.`);
  const run = { jobUuid: randomUUID(), kind, key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 };
  await job.handler(run, new AbortController().signal);
}
