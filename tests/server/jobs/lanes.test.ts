import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defineJob, LANE_BULK, type JobDefinition } from '../../../server/jobs/definition.ts';
import { enqueueJob } from '../../../server/jobs/queue.ts';
import { startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { cloneDatabase } from '../../support/database.ts';
import { createGate } from '../../support/gate.ts';
import { waitUntil } from '../../support/wait-until.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
const workers: Worker[] = [];

beforeAll(async () => {
  own = await cloneDatabase();
});
afterAll(() => own.drop());
beforeEach(() => sql`truncate jobs`.execute(own.database));
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

function work(definitions: JobDefinition[], pollMs = 20) {
  const worker = startWorker({ database: own.database, definitions, pollMs });
  workers.push(worker);
  return worker;
}

test('takes what somebody waits for before 500 of a batch, which get four of ten places', async () => {
  const [mayEnd, now] = [createGate(), createGate()];
  let [running, most, done] = [0, 0, 0];
  const bulk = defineJob('effect', async () => {
    running += 1;
    most = Math.max(most, running);
    await mayEnd.opened;
    running -= 1;
    done += 1;
  });
  const code = defineJob('code', () => Promise.resolve(now.open()));
  await sql`insert into jobs (job_uuid, kind, job_key, lane, run_at)
    select gen_random_uuid(), 'effect', n, 1, now() - interval '1 hour' from generate_series(1, 499) n`.execute(
    own.database,
  );
  await enqueueJob(own.database, { kind: 'effect', key: '500', lane: LANE_BULK });
  const worker = work([bulk, code], 3_600_000);
  await waitUntil(() => expect(running).toBe(4));
  await enqueueJob(own.database, { kind: 'code', key: 'waited for' });
  worker.wake();
  await now.opened;
  expect(running).toBe(4);
  mayEnd.open();
  // When a bulk job ends, the next one starts without waiting for a poll.
  await waitUntil(() => expect(done).toBe(500));
  expect(most).toBe(4);
});

test('gives all places to what somebody waits for', async () => {
  const mayEnd = createGate();
  const running = { effect: 0, code: 0 };
  const define = (kind: 'effect' | 'code') =>
    defineJob(kind, async () => {
      running[kind] += 1;
      await mayEnd.opened;
    });
  await sql`insert into jobs (job_uuid, kind, job_key, lane, run_at)
    select gen_random_uuid(), kind, n, lane, now() - lane * interval '1 hour'
      from generate_series(1, 12) n, (values ('effect', 1), ('code', 0)) as of_lane (kind, lane)`.execute(own.database);
  work([define('effect'), define('code')]);
  await waitUntil(() => expect(running).toEqual({ effect: 0, code: 10 }));
  mayEnd.open();
  await waitUntil(() => expect(running).toEqual({ effect: 12, code: 12 }));
});
