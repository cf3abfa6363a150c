import { afterAll, beforeAll, expect, it } from 'vitest';
import { batchJobs, filledSheet, startSheet, workersTemplate, type WorkersTemplate } from '../../support/batches.ts';
import { inbox, readyDraft, tick, work } from '../../support/contracts.ts';
import { balanceOf, grant, lotsAreTheirEntries } from '../../support/credits.ts';
import { makeLink, start, watchLinks } from '../../support/direct-urls.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, config: { billing: 'emulator' } });
});
afterAll(() => api.close());

/** Nothing is left of the free documents. */
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
  const short = await api.call('startBatch', { token, path, body: { batchId, version } });
  expect(short.error).toMatchObject({ errorCode: 'CREDIT_SHORT', credit: { needed: 100, available: 73, rows: 73 } });
  expect((await read(template, batchId)).state).toBe('DRAFT');
  await api.ok('startBatch', { token, path, body: { batchId, version, sendWhatFits: true } });
  expect(await balanceOf(api, template.person)).toEqual({ available: 0, held: 73, spent: 0 });
  await work(api, batchJobs(api));
  expect(await read(template, batchId)).toMatchObject({ state: 'PAUSED', pauseReason: 'CREDIT', counts: { sent: 73 } });
  expect(await api.fails('resumeBatch', { token, path: { batchId } })).toBe('402 CREDIT_SHORT');
  await grant(api, template.person, 27);
  await api.ok('resumeBatch', { token, path: { batchId } });
  await work(api, batchJobs(api));
  expect(await read(template, batchId)).toMatchObject({ state: 'DONE', counts: { sent: 100 } });
  const uses = await api.database
    .selectFrom('creditUses')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('contractId').as('assigned')])
    .where('batchUuid', '=', batchId)
    .executeTakeFirstOrThrow();
  expect(uses).toEqual({ all: 100, assigned: 100 });
  expect(await lotsAreTheirEntries(api)).toBe(true);
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
  // Who never confirms their contact costs nothing.
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
