import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchJobs, startSheet } from '../../support/batches.ts';
import { verify, work } from '../../support/contracts.ts';
import { signUp } from '../../support/people.ts';
import { publishedTemplate, slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const REASON = '없는 번호예요 (3018)';

/** Sends to two workers by email and text. */
async function sentToTwo() {
  const person = await signUp(api);
  await verify(api, person);
  const token = person.accessJwt;
  const worker = slot('근로자', { channels: ['MAIL', 'SMS'] });
  const { templateId } = await publishedTemplate(api, person, { slots: [worker] });
  const key = (part: string) => `slot:${worker.slotUuid}:${part}`;
  const { batchId } = await api.ok('createBatch', { token, body: { templateId } });
  const path = { batchId };
  const add = ['이도윤', '한유나'].map((name, place) => ({
    rowId: randomUUID(),
    cells: { [key('name')]: name, [key('email')]: `w${place}@example.com`, [key('phone')]: `010-1111-000${place}` },
  }));
  const { version } = await api.ok('changeBatchRows', { token, path, body: { version: 1, add } });
  await startSheet(api, { token, templateId }, { batchId, version });
  await work(api, batchJobs(api));
  return { batchId, call: { token, path } };
}

const failText = (recipient: string) =>
  api.database
    .updateTable('outboxMessages')
    .set({ status: 'FAILED', lastError: REASON })
    .where('recipient', '=', recipient)
    .execute();

async function countRequests(batchId: string) {
  const rows = await api.database
    .selectFrom('outboxMessages as m')
    .innerJoin('contracts as c', 'c.contractId', 'm.contractId')
    .select(['m.recipient', 'm.template', ({ fn }) => fn.countAll<number>().as('count')])
    .where('c.batchUuid', '=', batchId)
    .groupBy(['m.recipient', 'm.template'])
    .orderBy('m.recipient')
    .execute();
  return rows.map(({ recipient, template, count }) => `${recipient} ${template} ${count}`);
}

test('a row says what did not reach its receiver, and only that is sent again, once', async () => {
  const { batchId, call } = await sentToTwo();
  await failText('010-1111-0001');
  const { messages } = await api.ok('getBatch', call);
  expect(messages).toEqual({ waiting: 0, delivered: 3, failed: 1, unreachedRows: 1 });
  const { rows } = await api.ok('listBatchRows', { ...call, query: { unreached: 'true' } });
  expect(rows.map(({ undelivered }) => undelivered)).toEqual([[{ name: '한유나', channel: 'SMS', reason: REASON }]]);
  const { sheets } = await readXlsx((await api.call('getBatchReport', call)).bytes);
  const reasons = sheets[0]?.rows.slice(1).map((row) => row.at(-1));
  expect(reasons).toEqual(['', `한유나 님에게 문자가 닿지 않았어요. (${REASON})`]);

  const answers = await Promise.all([api.ok('resendBatch', call), api.ok('resendBatch', call)]);
  expect(answers.map(({ receivers }) => receivers).toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(await api.ok('resendBatch', call)).toMatchObject({
    receivers: 0,
    skipped: 0,
    batch: { messages: { waiting: 1, failed: 0, unreachedRows: 0 } },
  });
  expect(await countRequests(batchId)).toEqual([
    '010-1111-0000 SIGN_REQUEST 1',
    '010-1111-0001 SIGN_REQUEST 2',
    'w0@example.com SIGN_REQUEST 1',
    'w1@example.com SIGN_REQUEST 1',
  ]);
});

test('a receiver whose document was cancelled is not waited for', async () => {
  const { call } = await sentToTwo();
  await failText('010-1111-0001');
  const { rows } = await api.ok('listBatchRows', { ...call, query: { unreached: 'true' } });
  const path = { contractId: rows[0]?.contractId ?? '' };
  await api.ok('cancelContract', { token: call.token, path, body: { reason: '잘못 보냈어요' } });
  expect(await api.ok('resendBatch', call)).toMatchObject({ receivers: 0, batch: { messages: { unreachedRows: 0 } } });
  expect((await api.ok('listBatchRows', { ...call, query: { unreached: 'true' } })).rows).toEqual([]);
});
