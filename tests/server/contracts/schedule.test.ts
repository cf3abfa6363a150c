import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueJob } from '../../../server/jobs/queue.ts';
import { alertsOf } from '../../support/alerts.ts';
import { age, inbox, look, readyDraft, tick, work } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const templates = async (contractId: string) => {
  const rows = await api.database
    .selectFrom('outboxMessages')
    .select('template')
    .where('contractId', '=', contractId)
    .execute();
  return rows.map(({ template }) => template);
};

test('scheduled it waits, never early, and then goes once', async () => {
  const ready = await readyDraft(api, owner);
  const past = { scheduledAt: new Date(Date.now() - 1000).toISOString() };
  expect(await api.fails('sendContract', { ...ready.call, body: past })).toBe('422 SCHEDULE_PAST');
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const state = await api.ok('sendContract', { ...ready.call, body: { scheduledAt } });
  expect(state).toMatchObject({ status: 'SCHEDULED', scheduledAt, documentNo: null });
  await tick(api);
  await work(api);
  expect((await look(api, owner, ready.contractId)).status).toBe('SCHEDULED');
  expect(await api.fails('putFields', { ...ready.call, body: { version: state.version, fields: [] } })).toBe(
    '409 CONTRACT_NOT_DRAFT',
  );
  await age(api, ready.contractId, 'scheduled_at');
  await Promise.all([tick(api), tick(api), tick(api)]);
  const outcomes = await Promise.all([work(api), work(api)]);
  expect(outcomes.flat().filter((outcome) => outcome !== 'done')).toEqual([]);
  expect((await look(api, owner, ready.contractId)).status).toBe('IN_PROGRESS');
  expect(await templates(ready.contractId)).toEqual(['SIGN_REQUEST']);
});

test('what is scheduled can be taken back and scheduled again', async () => {
  const ready = await readyDraft(api, owner);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  await api.ok('sendContract', { ...ready.call, body: { scheduledAt } });
  expect(await api.ok('cancelContract', ready.call)).toMatchObject({ status: 'DRAFT', scheduledAt: null });
  await api.ok('sendContract', { ...ready.call, body: { scheduledAt } });
  await age(api, ready.contractId, 'scheduled_at');
  await tick(api);
  await api.ok('cancelContract', ready.call);
  await work(api);
  expect((await look(api, owner, ready.contractId)).status).toBe('DRAFT');
});

test('of a scheduled draft that was discarded meanwhile nothing is sent, and nothing fails', async () => {
  const ready = await readyDraft(api, owner);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  await api.ok('sendContract', { ...ready.call, body: { scheduledAt } });
  await age(api, ready.contractId, 'scheduled_at');
  await tick(api);
  await api.ok('cancelContract', ready.call);
  await api.ok('deleteContract', ready.call);
  expect(await work(api)).toEqual(['done']);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('the time of what is scheduled is changed in place, or it goes at once', async () => {
  const ready = await readyDraft(api, owner);
  const first = await api.ok('sendContract', { ...ready.call, body: { scheduledAt: inHours(1) } });
  const later = inHours(5);
  const seen = { ...ready.call, body: { scheduledAt: later, version: first.version } };
  const second = await api.ok('sendContract', seen);
  expect(second).toMatchObject({ status: 'SCHEDULED', scheduledAt: later, version: first.version + 1 });
  expect(await api.fails('sendContract', seen)).toBe('409 VERSION_CONFLICT');
  expect(await api.fails('sendContract', { ...ready.call, body: { scheduledAt: inHours(-1) } })).toBe(
    '422 SCHEDULE_PAST',
  );

  // The job that was scheduled first finds nothing to do.
  await enqueueJob(api.database, {
    kind: 'send-scheduled-contract',
    key: `${ready.contractId} ${Date.parse(first.scheduledAt ?? '')}`,
  });
  await work(api);
  expect(await look(api, owner, ready.contractId)).toMatchObject({ status: 'SCHEDULED', scheduledAt: later });

  expect(await api.ok('sendContract', { ...ready.call, body: { version: second.version } })).toMatchObject({
    status: 'IN_PROGRESS',
    scheduledAt: null,
  });
  expect(await templates(ready.contractId)).toEqual(['SIGN_REQUEST']);
  expect(await api.fails('sendContract', { ...ready.call, body: { scheduledAt: later } })).toBe(
    '409 CONTRACT_NOT_DRAFT',
  );
});

test('a scheduled one that cannot go becomes a draft again, and its sender hears of it', async () => {
  const ready = await readyDraft(api, owner);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  await api.ok('sendContract', { ...ready.call, body: { scheduledAt } });
  const past = new Date(Date.now() - 2000);
  await api.database
    .updateTable('contracts')
    .set({ expiresAt: past })
    .where('contractId', '=', ready.contractId)
    .execute();
  await age(api, ready.contractId, 'scheduled_at');
  await tick(api);
  expect(await work(api)).toContain('failed: 보내기 전에 고칠 곳이 있어요.');
  expect((await look(api, owner, ready.contractId)).status).toBe('DRAFT');
  const mail = (await inbox(api, owner.email)).at(-1);
  expect(mail?.subject).toContain('예약한 문서를 보내지 못했어요');
  expect(mail?.bodyText).toContain('까닭: 마감이 이미 지났어요. 마감을 다시 골라주세요.');
  expect(await alertsOf(api, owner.accessJwt, { contractId: ready.contractId })).toEqual(['NOT_DELIVERED 1']);
});
