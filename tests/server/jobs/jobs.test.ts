import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  defineJob,
  defineRecurringJob,
  PermanentFailure,
  type JobDefinition,
} from '../../../server/jobs/definition.ts';
import { enqueueJob } from '../../../server/jobs/queue.ts';
import { computeBackoff } from '../../../server/jobs/run-job.ts';
import { startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { cloneDatabase } from '../../support/database.ts';
import { createGate } from '../../support/gate.ts';
import { waitUntil } from '../../support/wait-until.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
const workers: Worker[] = [];

beforeAll(async () => {
  own = await cloneDatabase();
  await sql`create table effects (job_key text not null)`.execute(own.database);
});
afterAll(() => own.drop());
beforeEach(async () => {
  await sql`truncate jobs, effects`.execute(own.database);
});
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

function work(definitions: JobDefinition[], options: { leaseMs?: number; concurrency?: number } = {}) {
  const worker = startWorker({ database: own.database, definitions, pollMs: 20, ...options });
  workers.push(worker);
  return worker;
}

const effect = defineJob('effect', (job) =>
  Promise.resolve(async (transaction) => {
    await sql`insert into effects values (${job.key})`.execute(transaction);
  }),
);

async function count(table: 'jobs' | 'effects') {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*) as all, count(distinct job_key) as different from ${sql.table(table)}`.execute(own.database);
  return rows[0];
}

const onlyJob = () => own.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

describe('queue', () => {
  it('takes a job with its transaction, and drops it with a rollback', async () => {
    await expect(
      own.database.transaction().execute(async (transaction) => {
        await enqueueJob(transaction, { kind: 'effect', key: 'never' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count('jobs')).toEqual({ all: 0, different: 0 });
  });

  it('holds the same job once', async () => {
    await enqueueJob(own.database, { kind: 'effect', key: 'same' });
    await enqueueJob(own.database, { kind: 'effect', key: 'same' });
    expect(await count('jobs')).toEqual({ all: 1, different: 1 });
  });
});

describe('worker', () => {
  it('has each effect once with two workers', async () => {
    await sql`insert into jobs (job_uuid, kind, job_key) select gen_random_uuid(), 'effect', n from generate_series(1, 400) n`.execute(
      own.database,
    );
    work([effect]);
    work([effect]);
    await waitUntil(async () => expect(await count('jobs')).toEqual({ all: 0, different: 0 }));
    expect(await count('effects')).toEqual({ all: 400, different: 400 });
  });

  it('looks at once when it is told that somebody waits', async () => {
    const worker = startWorker({ database: own.database, definitions: [effect], pollMs: 3_600_000 });
    workers.push(worker);
    for (const key of ['first', 'second']) {
      await enqueueJob(own.database, { kind: 'effect', key });
      worker.wake();
      await waitUntil(async () => expect(await count('jobs')).toEqual({ all: 0, different: 0 }));
    }
    expect(await count('effects')).toEqual({ all: 2, different: 2 });
  });

  it('looks at once for what a job of its own has enqueued', async () => {
    const first = defineJob(
      'first',
      async () => (transaction) => enqueueJob(transaction, { kind: 'effect', key: 'next' }),
    );
    workers.push(startWorker({ database: own.database, definitions: [first, effect], pollMs: 3_600_000 }));
    await enqueueJob(own.database, { kind: 'first', key: 'one' });
    workers.at(-1)?.wake('first');
    await waitUntil(async () => expect(await count('effects')).toEqual({ all: 1, different: 1 }));
    await enqueueJob(own.database, { kind: 'effect', key: 'other' });
    workers.at(-1)?.wake('of another worker');
    workers.at(-1)?.wake('effect');
    await waitUntil(async () => expect(await count('jobs')).toEqual({ all: 0, different: 0 }));
  });

  it('leaves what is not due and what it does not know', async () => {
    await enqueueJob(own.database, { kind: 'effect', key: 'later', runAt: new Date(Date.now() + 60_000) });
    await enqueueJob(own.database, { kind: 'unknown', key: 'stranger' });
    await enqueueJob(own.database, { kind: 'effect', key: 'now' });
    work([effect]);
    await waitUntil(async () => expect(await count('effects')).toEqual({ all: 1, different: 1 }));
    expect(await count('jobs')).toEqual({ all: 2, different: 2 });
  });

  it('keeps the lease of slow work', async () => {
    let tries = 0;
    const slow = defineJob('effect', async (job, signal) => {
      tries += 1;
      const { leasedUntil } = await onlyJob();
      // The job is still running when its first lease has expired by the database's clock.
      await waitUntil(async () => {
        const { rows } = await sql`select 1 where clock_timestamp() > ${leasedUntil}`.execute(own.database);
        expect(rows).toHaveLength(1);
      });
      return effect.handler(job, signal);
    });
    await enqueueJob(own.database, { kind: 'effect', key: 'slow' });
    work([slow], { leaseMs: 1_500 });
    work([slow], { leaseMs: 1_500 });
    await waitUntil(async () => expect(await count('effects')).toEqual({ all: 1, different: 1 }));
    expect(tries).toBe(1);
  });

  it('takes over from a worker that was killed, and the effect happens once', async () => {
    await enqueueJob(own.database, { kind: 'effect', key: 'orphan' });
    const child = fork(path.resolve(import.meta.dirname, 'endless-worker.ts'), [own.url]);
    await once(child, 'message');
    child.kill('SIGKILL');
    work([effect]);
    await waitUntil(async () => expect(await count('effects')).toEqual({ all: 1, different: 1 }));
    expect(await count('jobs')).toEqual({ all: 0, different: 0 });
  });

  it('writes nothing once somebody else has the job', async () => {
    const robbed = defineJob('effect', async (job, signal) => {
      await sql`update jobs set lease_token = gen_random_uuid()`.execute(own.database);
      return effect.handler(job, signal);
    });
    await enqueueJob(own.database, { kind: 'effect', key: 'robbed' });
    const reports: string[] = [];
    workers.push(
      startWorker({
        database: own.database,
        definitions: [robbed],
        pollMs: 20,
        onReport: ({ outcome }) => reports.push(outcome),
      }),
    );
    await waitUntil(() => expect(reports).toEqual(['lease lost']));
    expect(await count('effects')).toEqual({ all: 0, different: 0 });
    expect(await count('jobs')).toEqual({ all: 1, different: 1 });
  });

  it('waits out what passes by itself, however long that takes', async () => {
    let isFull = true;
    const keeping = defineJob('effect', (job, signal) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return effect.handler(job, signal);
    });
    await enqueueJob(own.database, { kind: 'effect', key: 'kept' });
    await sql`update jobs set max_attempts = 1`.execute(own.database);
    work([keeping]);
    for (let tries = 0; tries < 3; tries += 1) {
      await waitUntil(async () =>
        expect(await onlyJob()).toMatchObject({ attempts: 0, lastError: 'no space left on device', failedAt: null }),
      );
      await sql`update jobs set run_at = now(), last_error = null`.execute(own.database);
    }
    isFull = false;
    await sql`update jobs set run_at = now()`.execute(own.database);
    await waitUntil(async () => expect(await count('effects')).toEqual({ all: 1, different: 1 }));
  });

  it('tries again later, with the failure recorded and no effect', async () => {
    const failing = defineJob('effect', (job) =>
      Promise.resolve(async (transaction) => {
        await sql`insert into effects values (${job.key})`.execute(transaction);
        throw new Error('half way');
      }),
    );
    await enqueueJob(own.database, { kind: 'effect', key: 'again' });
    work([failing]);
    await waitUntil(async () => expect(await onlyJob()).toMatchObject({ attempts: 1, lastError: 'half way' }));
    const job = await onlyJob();
    expect(job.failedAt).toBeNull();
    expect(job.runAt.getTime()).toBeGreaterThan(Date.now() + 500);
    expect(await count('effects')).toEqual({ all: 0, different: 0 });
  });

  it('gives up after the last try, or at once where trying is useless', async () => {
    await sql`insert into jobs (job_uuid, kind, job_key, attempts, max_attempts) values
      (gen_random_uuid(), 'effect', 'tired', 2, 3), (gen_random_uuid(), 'effect', 'lost', 3, 3),
      (gen_random_uuid(), 'effect', 'refused', 0, 3)`.execute(own.database);
    const told: string[] = [];
    const failing = defineJob(
      'effect',
      ({ key }) => Promise.reject(key === 'refused' ? new PermanentFailure('no') : new Error('no')),
      {
        onFailure: (_, { key }, { final }) => {
          if (final) told.push(key);
          return Promise.resolve();
        },
      },
    );
    work([failing]);
    await waitUntil(() => expect(told.toSorted()).toEqual(['lost', 'refused', 'tired']));
    await waitUntil(async () => {
      const left = await own.database.selectFrom('jobs').select('failedAt').execute();
      expect(left.map(({ failedAt }) => failedAt instanceof Date)).toEqual([true, true, true]);
    });
  });

  it('puts recurring work off, also after it failed', async () => {
    let times = 0;
    const recurring = defineRecurringJob('tick', 60_000, () => {
      times += 1;
      return Promise.resolve();
    });
    work([recurring]);
    await waitUntil(async () => expect((await onlyJob()).runAt.getTime()).toBeGreaterThan(Date.now() + 50_000));
    expect(times).toBe(1);
    expect(await onlyJob()).toMatchObject({ attempts: 0, leaseToken: null, failedAt: null });
  });

  it('finishes what it is doing before it stops', async () => {
    const [begun, mayEnd] = [createGate(), createGate()];
    const slow = defineJob('effect', async (job, signal) => {
      begun.open();
      await mayEnd.opened;
      return effect.handler(job, signal);
    });
    await enqueueJob(own.database, { kind: 'effect', key: 'last' });
    const worker = work([slow]);
    await begun.opened;
    const stopped = worker.stop();
    mayEnd.open();
    await stopped;
    expect(await count('effects')).toEqual({ all: 1, different: 1 });
  });

  it('waits longer after each try, up to half an hour', () => {
    expect(computeBackoff(1)).toBeLessThan(2_600);
    expect(computeBackoff(5)).toBeGreaterThan(23_000);
    expect(computeBackoff(50)).toBeLessThanOrEqual(30 * 60_000 * 1.25);
  });
});
