import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBatchJobs } from '../../../server/modules/batches/batches.jobs.ts';
import { batchJobs, filledSheet, startSheet, workersTemplate, type WorkersTemplate } from '../../support/batches.ts';
import { inbox, readyDraft, tick, work } from '../../support/contracts.ts';
import { balanceOf, grant, listUses, lotsMatchEntries } from '../../support/credits.ts';
import { confirm, makeLink, start, startAndOpen, watchLinks } from '../../support/direct-urls.ts';
import { buyCredits } from '../../support/payments.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { startTossEmulator, type TossEmulator } from '../../support/toss.ts';

let toss: TossEmulator;
let api: TestApp;
beforeAll(async () => {
  toss = await startTossEmulator();
  api = await createTestApp({ takesFilesIn: true, config: { billing: 'emulator' }, payments: toss.gateway() });
});
afterAll(async () => {
  await api.close();
  await toss.close();
});

async function withoutPlan(template: WorkersTemplate) {
  const need = { kind: 'DOCUMENT', receiverUuid: null } as const;
  const { organizationUuid } = template.person;
  await api.database
    .transaction()
    .execute((transaction) => api.deps.credits.hold(transaction, organizationUuid, [need, need, need, need, need]));
}
const read = (template: WorkersTemplate, batchId: string) =>
  api.ok('getBatch', { token: template.token, path: { batchId } });

it('sends the rows that the credits are enough for, and the others after a purchase', async () => {
  const template = await workersTemplate(api);
  await withoutPlan(template);
  await grant(api, template.person, 73);
  const sheet = await filledSheet(api, template, 100);
  const path = { templateId: template.templateId };
  const { token } = template;
  const { batchId, version } = sheet;
  expect(await api.ok('estimateBatchCost', { token, path: { batchId } })).toEqual({
    cost: { fromPlan: 0, documents: 100, texts: 0, identities: 0, credits: 100, available: 73, missing: 27 },
    coveredRows: 73,
  });
  const short = await api.call('startBatch', { token, path, body: { batchId, version } });
  expect(short.error).toMatchObject({ errorCode: 'CREDIT_SHORT', credit: { needed: 100, available: 73, rows: 73 } });
  expect((await read(template, batchId)).state).toBe('DRAFT');
  await api.ok('startBatch', { token, path, body: { batchId, version, sendWhatFits: true } });
  expect(await balanceOf(api, template.person)).toEqual({ available: 0, held: 73, spent: 0 });
  await work(api, batchJobs(api));
  expect(await read(template, batchId)).toMatchObject({ state: 'PAUSED', pauseReason: 'CREDIT', counts: { sent: 73 } });
  expect(await api.fails('resumeBatch', { token, path: { batchId } })).toBe('402 CREDIT_SHORT');
  await buyCredits({ api, toss }, template.person);
  await api.ok('resumeBatch', { token, path: { batchId } });
  await work(api, batchJobs(api));
  expect(await read(template, batchId)).toMatchObject({ state: 'DONE', counts: { sent: 100 } });
  expect(await balanceOf(api, template.person)).toEqual({ available: 73, held: 100, spent: 0 });
  const uses = await api.database
    .selectFrom('creditUses')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('contractId').as('assigned')])
    .where('batchUuid', '=', batchId)
    .executeTakeFirstOrThrow();
  expect(uses).toEqual({ all: 100, assigned: 100 });
  expect(await lotsMatchEntries(api)).toBe(true);
});

it('gives back what a cancelled batch has not sent', async () => {
  const template = await workersTemplate(api);
  await withoutPlan(template);
  await grant(api, template.person, 20);
  const { batchId, version } = await filledSheet(api, template, 20);
  await startSheet(api, template, { batchId, version });
  expect(await balanceOf(api, template.person)).toMatchObject({ held: 20 });
  await api.ok('cancelBatch', { token: template.token, path: { batchId }, body: { alsoSent: false } });
  expect(await balanceOf(api, template.person)).toEqual({ available: 20, held: 0, spent: 0 });
});

it('gives back what a row held that failed, and holds it again for the retry', async () => {
  const template = await workersTemplate(api);
  await withoutPlan(template);
  await grant(api, template.person, 2);
  const sheet = await filledSheet(api, template, 2);
  const call = { token: template.token, path: sheet.path };
  await startSheet(api, template, sheet);
  await sql`alter table receivers add constraint broken check (name <> ${sql.lit('일꾼0')}) not valid`.execute(
    api.database,
  );
  await work(api, batchJobs(api));
  await sql`alter table receivers drop constraint broken`.execute(api.database);
  expect(await api.ok('getBatch', call)).toMatchObject({ state: 'DONE', counts: { sent: 1, failed: 1 } });
  expect(await balanceOf(api, template.person)).toEqual({ available: 1, held: 1, spent: 0 });
  await api.ok('retryBatch', call);
  expect(await balanceOf(api, template.person)).toEqual({ available: 0, held: 2, spent: 0 });
  await work(api, batchJobs(api));
  expect(await api.ok('getBatch', call)).toMatchObject({ state: 'DONE', counts: { sent: 2, failed: 0 } });
});

it('sends of a scheduled sheet what the credits are enough for when it is due, and pauses', async () => {
  const template = await workersTemplate(api);
  await withoutPlan(template);
  await grant(api, template.person, 1);
  const sheet = await filledSheet(api, template, 2);
  await startSheet(api, template, { ...sheet, scheduledAt: new Date(Date.now() + 60_000).toISOString() });
  expect(await balanceOf(api, template.person)).toMatchObject({ held: 0 });
  await api.database
    .updateTable('batches')
    .set({ scheduledAt: new Date(Date.now() - 1_000) })
    .where('batchUuid', '=', sheet.batchId)
    .execute();
  const watch = createBatchJobs(api.deps).find(({ kind }) => kind === 'watch-batches');
  await watch?.handler(
    { jobUuid: randomUUID(), kind: 'watch-batches', key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 },
    new AbortController().signal,
  );
  await work(api, batchJobs(api));
  expect(await read(template, sheet.batchId)).toMatchObject({
    state: 'PAUSED',
    pauseReason: 'CREDIT',
    counts: { sent: 1 },
  });
});

it('spends the document of a link once its visitor is verified', async () => {
  const template = await workersTemplate(api);
  const made = await makeLink(api, { person: template.person });
  const opened = await startAndOpen(api, made);
  const { contractId } = await api.database
    .selectFrom('contracts')
    .select('contractId')
    .where('directUrlUuid', '=', made.link.directUrlId)
    .executeTakeFirstOrThrow();
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD']);
  await confirm(api, opened);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT']);
});

it('takes no visitor of a link whose sender can’t pay, without a word of why', async () => {
  const template = await workersTemplate(api);
  const made = await makeLink(api, { person: template.person });
  await withoutPlan(template);
  const refused = await api.call('startDirectUrl', {
    path: { code: made.link.code },
    body: { name: '이도윤', email: 'visitor@out.example' },
  });
  expect(refused.error).toMatchObject({
    errorCode: 'DIRECT_URL_PAUSED',
    message: '지금은 서명을 받지 않아요. 보낸 곳에 물어봐주세요.',
  });
  await grant(api, template.person, 1);
  await start(api, made);
  expect(await balanceOf(api, template.person)).toMatchObject({ available: 0, held: 1 });
  // A visitor who never confirms their email address costs nothing.
  await api.database
    .updateTable('directUrlPlaces')
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .execute();
  await watchLinks(api);
  expect(await balanceOf(api, template.person)).toMatchObject({ available: 1, held: 0 });
});

it('turns a scheduled contract back into a draft at once when its credits are missing', async () => {
  const template = await workersTemplate(api);
  await withoutPlan(template);
  const { call, contractId } = await readyDraft(api, template.person);
  const scheduledAt = new Date(Date.now() + 60_000).toISOString();
  await api.ok('sendContract', { ...call, body: { scheduledAt } });
  await api.database
    .updateTable('contracts')
    .set({ scheduledAt: new Date(Date.now() - 1_000) })
    .where('contractId', '=', contractId)
    .execute();
  await tick(api);
  await work(api);
  expect((await api.ok('getContract', call)).status).toBe('DRAFT');
  const subjects = (await inbox(api, template.person.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('보내지 못했어요'));
});
