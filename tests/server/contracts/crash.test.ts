import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportChain } from '../../../server/audit/chain.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { readRecord } from '../../../server/modules/audit/contract-events.repository.ts';
import { createContractJobs } from '../../../server/modules/contracts/running/contracts.jobs.ts';
import { age, readyDraft, sent } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

let api: TestApp;
let owner: Person;
const workers = new Set<Worker>();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(async () => {
  await Promise.all([...workers].map((worker) => worker.stop()));
  await api.close();
});

const MANY = 12;

function work() {
  const definitions = createContractJobs(api.deps).map((definition) =>
    definition.everyMs === null ? definition : { ...definition, everyMs: 50 },
  );
  const worker = startWorker({ database: api.database, definitions, pollMs: 10, leaseMs: 400 });
  workers.add(worker);
}

/**
 * Takes the lease from every worker, as if its process had been killed. Jobs are given up after ten attempts, so this
 * happens fewer than ten times per job.
 */
const killAll = () =>
  sql`update jobs set lease_token = ${randomUUID()}, leased_until = now() 
             where lease_token is not null and attempts < 8`.execute(api.database);

const counts = async (contractIds: string[], template: string) => {
  const rows = await api.database
    .selectFrom('outboxMessages')
    .select('contractId')
    .where('contractId', 'in', contractIds)
    .where('template', '=', template)
    .execute();
  return contractIds.map((contractId) => rows.filter((row) => row.contractId === contractId).length);
};

test('scheduled ones and reminders go out once each, with two workers whose leases are lost again and again', async () => {
  const scheduled: string[] = [];
  const reminded: string[] = [];
  for (let place = 0; place < MANY; place += 1) {
    const ready = await readyDraft(api, owner);
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
    await api.ok('sendContract', { ...ready.call, body: { scheduledAt } });
    scheduled.push(ready.contractId);
    reminded.push((await sent(api, owner)).contractId);
  }
  for (const contractId of scheduled) await age(api, contractId, 'scheduled_at');
  for (const contractId of reminded) await age(api, contractId, 'next_reminder_at');
  work();
  work();
  let kills = 0;
  await waitUntil(async () => {
    if (kills < 20) await killAll();
    kills += 1;
    const left = await api.database
      .selectFrom('contracts')
      .select('contractId')
      .where((where) => where.or([where('status', '=', 'SCHEDULED'), where('nextReminderAt', '<=', sql<Date>`now()`)]))
      .execute();
    if (left.length > 0 || kills < 20) throw new Error(`${left.length} are left.`);
  });
  expect(await counts(scheduled, 'SIGN_REQUEST')).toEqual(scheduled.map(() => 1));
  expect(await counts(reminded, 'SIGN_REMINDER')).toEqual(reminded.map(() => 1));
  for (const contractId of [...scheduled, ...reminded]) {
    const record = await readRecord(api.database, contractId);
    expect(verifyChain(exportChain(record, 'CERTIFICATE'), record.head)).toMatchObject({ ok: true });
  }
});
