import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimJobs } from '../../../server/jobs/leases.ts';
import { runJob } from '../../../server/jobs/run-job.ts';
import { createBatchJobs } from '../../../server/modules/batches/batches.jobs.ts';
import { alertsOf } from '../../support/alerts.ts';
import { batchJobs, filledSheet, startSheet, workersTemplate, type WorkersTemplate } from '../../support/batches.ts';
import { verify, work } from '../../support/contracts.ts';
import { join } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

/** Runs one round, like a worker that stops afterwards. */
async function runRound() {
  const jobs = createBatchJobs(api.deps);
  const sending = jobs.filter(({ kind }) => kind === 'send-batch');
  const [lease] = await claimJobs(api.database, ['send-batch'], { all: 1, bulk: 1 }, 30_000);
  const [definition] = sending;
  if (!lease || !definition) return 'nothing to do';
  return (await runJob(api.database, definition, lease, new AbortController().signal)).outcome;
}

async function started(count: number) {
  const template = await workersTemplate(api);
  const sheet = await filledSheet(api, template, count);
  await startSheet(api, template, sheet);
  return { template, ...sheet, call: { token: template.token, path: sheet.path } };
}

const countSent = async (batchId: string) =>
  (await api.database.selectFrom('contracts').select('contractId').where('batchUuid', '=', batchId).execute()).length;

test('pausing stops after the round that is running, and resuming goes on where it stopped', async () => {
  const { template, batchId, call } = await started(120);
  expect(await runRound()).toBe('done');
  expect(await api.ok('pauseBatch', call)).toMatchObject({
    state: 'PAUSED',
    pauseReason: 'MEMBER',
    counts: { sent: 50 },
  });
  await work(api, batchJobs(api));
  expect(await countSent(batchId)).toBe(50);
  expect(await api.fails('pauseBatch', call)).toBe('409 BATCH_NOT_RUNNING');
  expect(await api.ok('resumeBatch', call)).toMatchObject({ state: 'RUNNING', pauseReason: null });
  await work(api, batchJobs(api));
  expect(await api.ok('getBatch', call)).toMatchObject({ state: 'DONE', counts: { sent: 120 } });
  expect(await countSent(batchId)).toBe(120);
  expect(await alertsOf(api, template.token, { batchId })).toEqual(['BATCH_DONE 1']);
});

test('a round that was begun before a pause sends nothing after it', async () => {
  const { batchId, call } = await started(60);
  let judgements = 0;
  const [definition] = createBatchJobs({
    ...api.deps,
    // Pauses the batch while a round is being built. Rows are the second thing to be checked, after the values they
    // share.
    patterns: {
      ...api.deps.patterns,
      async judge(judged) {
        judgements += 1;
        if (judgements === 2) await api.ok('pauseBatch', call);
        return api.deps.patterns.judge(judged);
      },
    },
  }).filter(({ kind }) => kind === 'send-batch');
  const [lease] = await claimJobs(api.database, ['send-batch'], { all: 1, bulk: 1 }, 30_000);
  if (!lease || !definition) throw new Error('There is no round.');
  expect((await runJob(api.database, definition, lease, new AbortController().signal)).outcome).toBe('done');
  expect(judgements).toBe(2);
  expect(await countSent(batchId)).toBe(0);
  expect(await api.ok('getBatch', call)).toMatchObject({ state: 'PAUSED', counts: { sent: 0, ready: 60 } });
});

test('cancelling sends no more, and cancels what was sent if asked to', async () => {
  const { batchId, call, template } = await started(60);
  await runRound();
  expect(await api.fails('cancelBatch', { ...call, body: { alsoSent: true } })).toBe('422 VALIDATION');
  const cancelled = await api.ok('cancelBatch', { ...call, body: { alsoSent: true, reason: '명단을 잘못 올렸어요' } });
  expect(cancelled).toMatchObject({ state: 'CANCELLED', counts: { sent: 50, ready: 10 } });
  const { sheets } = await readXlsx((await api.call('getBatchReport', call)).bytes);
  expect(sheets[0]?.rows.at(-1)?.at(-4)).toBe('보내지 않음');
  await work(api, batchJobs(api));
  expect(await countSent(batchId)).toBe(50);
  const { items } = await api.ok('listContracts', {
    token: template.token,
    query: { tab: 'ALL', batch: batchId, size: '100' },
  });
  expect(items.every(({ status }) => status === 'CANCELLED')).toBe(true);
  expect(items).toHaveLength(50);
});

test('the batch of a member who has left waits for somebody who sends the rest', async () => {
  const template = await workersTemplate(api);
  const owner = template.person;
  const member = await join(api, owner, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
  await verify(api, member);
  await api.database
    .updateTable('templates')
    .set({ visibility: 'ORGANIZATION' })
    .where('templateUuid', '=', template.templateId)
    .execute();
  const theirs: WorkersTemplate = { ...template, token: member.accessJwt, person: member };
  const sheet = await filledSheet(api, theirs, 60);
  await startSheet(api, theirs, sheet);
  await runRound();
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: member.organizationMemberUuid },
  });
  await work(api, batchJobs(api));
  const call = { token: owner.accessJwt, path: sheet.path };
  expect(await api.ok('getBatch', call)).toMatchObject({
    state: 'PAUSED',
    pauseReason: 'SENDER_GONE',
    counts: { sent: 50 },
  });
  await api.ok('resumeBatch', call);
  await work(api, batchJobs(api));
  expect(await api.ok('getBatch', call)).toMatchObject({ state: 'DONE', counts: { sent: 60 } });
});

test('a row that fails is told with its cause and sent again by a retry, and the others go', async () => {
  const { batchId, call, rows } = await started(3);
  // One worker's row can't be stored in the database.
  const [damaged] = rows;
  await sql`alter table receivers add constraint broken check (name <> ${sql.lit('일꾼0')}) not valid`.execute(
    api.database,
  );
  await work(api, batchJobs(api));
  await sql`alter table receivers drop constraint broken`.execute(api.database);
  expect(await api.ok('getBatch', call)).toMatchObject({ state: 'DONE', counts: { sent: 2, failed: 1 } });
  const failed = await api.ok('listBatchRows', { ...call, query: { state: 'FAILED' } });
  expect(failed.rows).toMatchObject([{ rowId: damaged?.rowId, errorCode: 'INTERNAL', contractId: null }]);
  expect(await api.ok('retryBatch', call)).toMatchObject({ state: 'RUNNING', counts: { failed: 0, ready: 1 } });
  await work(api, batchJobs(api));
  expect(await api.ok('getBatch', call)).toMatchObject({ state: 'DONE', counts: { sent: 3, failed: 0 } });
  expect(await countSent(batchId)).toBe(3);
});

test('five failures in a row stop the batch', async () => {
  const { call } = await started(20);
  await sql`alter table receivers add constraint broken check (name not like '일꾼%') not valid`.execute(api.database);
  await work(api, batchJobs(api));
  await sql`alter table receivers drop constraint broken`.execute(api.database);
  expect(await api.ok('getBatch', call)).toMatchObject({
    state: 'PAUSED',
    pauseReason: 'TROUBLE',
    counts: { failed: 5, ready: 15 },
  });
});

test('two workers with the same round send it once', async () => {
  const { batchId } = await started(50);
  const jobs = createBatchJobs(api.deps);
  const definition = jobs.find(({ kind }) => kind === 'send-batch');
  const [lease] = await claimJobs(api.database, ['send-batch'], { all: 1, bulk: 1 }, 30_000);
  if (!lease || !definition) throw new Error('There is no round.');
  const signal = new AbortController().signal;
  // The first worker has lost its lease without noticing.
  const outcomes = await Promise.all([
    runJob(api.database, definition, lease, signal),
    runJob(api.database, definition, { ...lease, token: randomUUID() }, signal),
  ]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'lease lost']);
  await work(api, batchJobs(api));
  expect(await countSent(batchId)).toBe(50);
});

test('a scheduled sheet starts when its time has come, and can still be edited until then', async () => {
  const template = await workersTemplate(api);
  const sheet = await filledSheet(api, template, 2);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await startSheet(api, template, { ...sheet, scheduledAt });
  expect(scheduled).toMatchObject({ state: 'SCHEDULED', scheduledAt });
  const watch = () =>
    createBatchJobs(api.deps)
      .find(({ kind }) => kind === 'watch-batches')
      ?.handler(
        { jobUuid: randomUUID(), kind: 'watch-batches', key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 },
        new AbortController().signal,
      );
  await watch();
  await work(api, batchJobs(api));
  expect(await countSent(sheet.batchId)).toBe(0);
  await sql`update batches set scheduled_at = now() - interval '1 second' where batch_uuid = ${sheet.batchId}`.execute(
    api.database,
  );
  await watch();
  await work(api, batchJobs(api));
  expect(await countSent(sheet.batchId)).toBe(2);
});

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('a scheduled sheet that is unscheduled is a draft again, is not sent when its time comes, and can be scheduled anew', async () => {
  const template = await workersTemplate(api);
  const { token } = template;
  const sheet = await filledSheet(api, template, 1);

  const { version } = await startSheet(api, template, { ...sheet, scheduledAt: at(1) });
  const draft = await api.ok('changeBatch', { token, path: sheet.path, body: { version } });
  expect(draft).toMatchObject({ state: 'DRAFT', scheduledAt: null });
  await work(api, batchJobs(api));
  expect(await countSent(sheet.batchId)).toBe(0);
  const scheduledAt = at(2);
  expect(await startSheet(api, template, { ...sheet, version: draft.version, scheduledAt })).toMatchObject({
    state: 'SCHEDULED',
    scheduledAt,
  });
});

test('a new version of the template meanwhile is told before anything is sent', async () => {
  const template = await workersTemplate(api);
  const { token, templateId, call } = template;
  const sheet = await filledSheet(api, template, 1);
  const { version } = await api.ok('putTemplateFields', {
    ...call,
    body: { version: template.version, fields: template.fields.slice(0, 1) },
  });
  await api.ok('publishTemplate', { ...call, body: { version } });
  const start = { token, path: { templateId }, body: { batchId: sheet.batchId, version: sheet.version } };
  expect(await api.fails('startBatch', start)).toBe('409 VERSION_CHANGED');
  expect((await api.ok('getBatch', { token, path: sheet.path })).isNewest).toBe(false);
  const newest = await api.ok('changeBatch', {
    token,
    path: sheet.path,
    body: { version: sheet.version, toNewest: true },
  });
  expect(newest).toMatchObject({ isNewest: true, number: 2, counts: { ready: 1 } });
  expect(newest.columns.map(({ head }) => head)).toEqual([
    '근로자 이름',
    '근로자 메일',
    '근로자 휴대폰',
    '근로자 직함',
    '문서 이름',
  ]);
  await api.ok('startBatch', { ...start, body: { batchId: sheet.batchId, version: newest.version } });
  await work(api, batchJobs(api));
  expect(await countSent(sheet.batchId)).toBe(1);
});

test('a template that is retired meanwhile is sent no more, unless its batch was started', async () => {
  const template = await workersTemplate(api);
  const { token, templateId, call } = template;
  const sheet = await filledSheet(api, template, 1);
  const begun = await filledSheet(api, template, 1);
  await startSheet(api, template, begun);
  await api.ok('retireTemplate', { ...call, body: { version: template.version } });
  const start = { token, path: { templateId }, body: { batchId: sheet.batchId, version: sheet.version } };
  expect(await api.fails('startBatch', start)).toBe('409 TEMPLATE_RETIRED');
  await work(api, batchJobs(api));
  expect(await countSent(begun.batchId)).toBe(1);
});
