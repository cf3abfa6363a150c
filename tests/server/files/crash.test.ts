import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { createFileJobs } from '../../../server/modules/files/process-uploads.jobs.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { look, untilStatus, upload } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { databaseUrl } from '../../support/postgres.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

let api: TestApp;
let person: Person;
let workers: Worker[] = [];
beforeEach(async () => {
  api = await createTestApp();
  person = await signUp(api);
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await api.close();
});

function work() {
  const definitions = createFileJobs(api.deps);
  const worker = startWorker({ database: api.database, definitions, pollMs: 20, leaseMs: 1_000 });
  workers.push(worker);
}

const untilFailed = (attempt: number) =>
  waitUntil(async () => {
    const row = await api.database
      .selectFrom('jobs')
      .select(['attempts', 'lastError'])
      .where('kind', '=', 'take-file-in')
      .executeTakeFirst();
    expect(row).toEqual({ attempts: attempt, lastError: expect.any(String) });
  });

const stored = () => upload(api, person, fakePdf({ pages: 2 }));

test('without a worker a file stays STORED, and the answer comes all the same', async () => {
  const file = await stored();
  expect(file.status).toBe('STORED');
  work();
  expect(await untilStatus(api, person, file.fileId, 'READY')).toMatchObject({ pageCount: 2 });
});

test('a process that is killed while it takes a file in is followed by another', async () => {
  const { fileId } = await stored();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.database);
  const url = databaseUrl(inject('templateDatabase').adminUrl, rows[0]?.name ?? '');
  const script = path.resolve(import.meta.dirname, 'endless-intake.ts');
  const child = fork(script, [url, api.deps.config.dataDir]);
  await once(child, 'message');
  expect((await look(api, person, fileId)).status).toBe('PROCESSING');
  child.kill('SIGKILL');
  work();
  expect(await untilStatus(api, person, fileId, 'READY')).toMatchObject({ pageCount: 2 });
  expect(api.documents.calls.intake).toBe(1);
  const left = await api.database.selectFrom('jobs').select('kind').where('kind', '=', 'take-file-in').execute();
  expect(left).toEqual([]);
});

test('a worker that lost its lease leaves nothing behind', async () => {
  const { fileId } = await stored();
  api.documents.next.intake = async () => {
    await sql`update jobs set lease_token = gen_random_uuid(), leased_until = now() + interval '1 second'`.execute(
      api.database,
    );
  };
  work();
  await untilStatus(api, person, fileId, 'READY');
  expect(api.documents.calls.intake).toBe(2);
  const { rows } = await sql<{ pages: number }>`select count(*) as pages from file_pages`.execute(api.database);
  expect(rows[0]?.pages).toBe(2);
});

test('a failure is tried again; one that stays refuses the file', async () => {
  const first = await stored();
  api.documents.next.intake = () => Promise.reject(new Error('the disk is full'));
  work();
  const lastError = async () => {
    const job = api.database.selectFrom('jobs').select('lastError').where('jobKey', '=', first.fileId);
    return (await job.executeTakeFirst())?.lastError;
  };
  await waitUntil(async () => expect(await lastError()).toBe('the disk is full'));
  expect((await look(api, person, first.fileId)).status).toBe('PROCESSING');
  await sql`update jobs set run_at = now()`.execute(api.database);
  await untilStatus(api, person, first.fileId, 'READY');

  api.documents.next.intake = () => Promise.reject(new Error('the disk is gone'));
  await sql`alter table jobs alter column max_attempts set default 1`.execute(api.database);
  const second = await stored();
  expect(await untilStatus(api, person, second.fileId, 'REFUSED')).toMatchObject({
    refusal: { errorCode: 'FILE_FAILED', message: '파일을 준비하지 못했어요. 다시 올려주세요.' },
  });
});

test('the page that takes files has the reader of Hangul documents loaded, whatever becomes of that', async () => {
  const { accessJwt: token } = person;
  await api.ok('prepareForFiles', { token });
  await api.ok('prepareForFiles', { token });
  api.documents.next.prepareHangul = () => Promise.reject(new WorkerFailure('NOT_STARTED', 'No child started.'));
  work();
  const left = api.database.selectFrom('jobs').select('kind').where('kind', '=', 'prepare-for-files');
  await waitUntil(async () => expect(await left.execute()).toEqual([]));
  expect(api.documents.calls.prepareHangul).toBe(1);
});

test('an upload whose bytes are gone is refused, not tried for ever', async () => {
  const { fileId, sha256 } = await stored();
  await api.deps.files.remove(sha256);
  work();
  expect((await untilStatus(api, person, fileId, 'REFUSED')).refusal?.errorCode).toBe('FILE_FAILED');
});

test('a file that a busy machine did not read waits for its turn again, and is read', async () => {
  const { fileId } = await stored();
  api.documents.next.intake = () => Promise.reject(new WorkerFailure('TIMEOUT', 'The task was not done.'));
  work();
  await untilFailed(1);
  expect((await look(api, person, fileId)).status).toBe('STORED');
  await sql`update jobs set run_at = now()`.execute(api.database);
  expect(await untilStatus(api, person, fileId, 'READY')).toMatchObject({ refusal: null });
  expect(api.documents.calls.intake).toBe(2);
});

test('a file that keeps a child without an end is given up after four tries, and is not blamed', async () => {
  const { fileId } = await stored();
  await sql`update jobs set attempts = 3`.execute(api.database);
  api.documents.next.intake = () => Promise.reject(new WorkerFailure('TIMEOUT', 'The task was not done.'));
  work();
  expect((await untilStatus(api, person, fileId, 'REFUSED')).refusal?.errorCode).toBe('FILE_FAILED');
});

test('a server that cannot start a child tries again more often', async () => {
  const { fileId } = await stored();
  await sql`update jobs set attempts = 3`.execute(api.database);
  api.documents.next.intake = () => Promise.reject(new WorkerFailure('NOT_STARTED', 'The child did not start.'));
  work();
  await untilFailed(4);
  expect((await look(api, person, fileId)).status).toBe('STORED');
});
