import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchJobs, filledSheet, startSheet, toCells, workersTemplate } from '../../support/batches.ts';
import { inbox, look, work } from '../../support/contracts.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

test('each row of a sheet becomes one contract, with its own people, values and number', async () => {
  const template = await workersTemplate(api);
  const { token } = template;
  const { batchId, path, version, counts } = await filledSheet(api, template, 120);
  expect(counts).toEqual({ total: 120, wrong: 0, ready: 120, sent: 0, failed: 0, leftOut: 0 });
  const begun = await startSheet(api, template, { batchId, version });
  expect(begun).toMatchObject({ state: 'RUNNING', counts: { ready: 120 } });
  expect(new Set(await work(api, batchJobs(api)))).toEqual(new Set(['done']));

  const batch = await api.ok('getBatch', { token, path });
  expect(batch).toMatchObject({
    state: 'DONE',
    counts: { total: 120, sent: 120, failed: 0 },
    messages: { waiting: 0, delivered: 120, failed: 0, unreachedRows: 0 },
  });
  const { rows } = await api.ok('listBatchRows', { token, path, query: { size: '1000' } });
  expect(rows.every(({ state, standing }) => state === 'SENT' && standing === 'SENT')).toBe(true);
  expect(new Set(rows.map(({ contractId }) => contractId)).size).toBe(120);
  const third = await look(api, template.person, rows[2]?.contractId ?? '');
  expect(third).toMatchObject({
    kind: 'BULK',
    batchId,
    status: 'IN_PROGRESS',
    title: '표준근로계약서',
    receivers: [{ name: '일꾼2', state: 'NOTIFIED' }],
  });
  expect(third.fields.find(({ fieldId }) => fieldId === template.pay)?.value).toBe('3400000');
  expect(await inbox(api, rows[2]?.cells[template.key('email')] ?? '')).toHaveLength(1);
  const numbers = await api.database
    .selectFrom('contracts')
    .select('documentNo')
    .where('batchUuid', '=', batchId)
    .execute();
  expect(new Set(numbers.map(({ documentNo }) => documentNo)).size).toBe(120);
});

test('a sent row is the same contract as one that is sent alone', async () => {
  const template = await workersTemplate(api);
  const { token, templateId, person } = template;
  const { batchId, version } = await filledSheet(api, template, 1);
  await startSheet(api, template, { batchId, version });
  await work(api, batchJobs(api));
  const { rows } = await api.ok('listBatchRows', { token, path: { batchId } });
  const many = await look(api, person, rows[0]?.contractId ?? '');
  const alone = await api.ok('sendTemplate', {
    token,
    path: { templateId },
    body: {
      people: [{ slotUuid: template.slots[0]?.slotUuid ?? '', name: '일꾼0', email: many.receivers[0]?.email ?? null }],
      values: [{ fieldId: template.pay, value: '3400000' }],
    },
  });
  const one = await look(api, person, alone.contractId);
  const plain = ({ contractId: _, ...contract }: typeof one) =>
    JSON.parse(
      JSON.stringify(
        { ...contract, documentNo: '', kind: '', batchId: '', documentUrl: '', version: 0 },
        (name, value: unknown) => (/Uuid$|At$|Id$|^url$|^token$/.test(name) ? undefined : value),
      ),
    ) as unknown;
  expect(plain(many)).toEqual(plain(one));
  await work(api, batchJobs(api));
  const kinds = async (contractId: string) =>
    (await api.ok('listContractEvents', { token, path: { contractId } })).map(({ kind }) => kind);
  expect(await kinds(many.contractId)).toEqual(await kinds(one.contractId));
});

test('a row that is wrong says what to do, and stops the start until it is corrected or left out', async () => {
  const template = await workersTemplate(api);
  const { token, templateId, payKey, key } = template;
  const { batchId, path, rows } = await filledSheet(api, template, 3);
  const [first, second, third] = rows;
  const changed = await api.ok('changeBatchRows', {
    token,
    path,
    body: {
      version: 2,
      changes: [
        { rowId: first?.rowId ?? '', cells: { [payKey]: '삼천오백' } },
        { rowId: second?.rowId ?? '', cells: { [key('email')]: 'worker@gmial.com' } },
        { rowId: third?.rowId ?? '', cells: { [key('name')]: '' } },
      ],
    },
  });
  expect(changed.counts).toMatchObject({ wrong: 2, ready: 1 });
  expect(changed.rows[0]).toMatchObject({
    state: 'WRONG',
    problems: [{ key: payKey, message: '금액을 원 단위 숫자로 적어주세요.' }],
  });
  expect(changed.rows[1]).toMatchObject({ state: 'READY', offers: { [key('email')]: 'worker@gmail.com' } });
  expect(changed.rows[2]?.problems).toEqual([
    { key: key('name'), code: 'MISSING', message: '꼭 채워야 하는 칸이에요.' },
  ]);
  const start = { token, path: { templateId }, body: { batchId, version: changed.version } };
  expect(await api.fails('startBatch', start)).toBe('422 ROWS_WRONG');
  const begun = await api.ok('startBatch', { ...start, body: { ...start.body, leaveOutWrong: true } });
  expect(begun.counts).toMatchObject({ ready: 1, leftOut: 2 });
  await work(api, batchJobs(api));
  expect((await api.ok('getBatch', { token, path })).counts).toMatchObject({ sent: 1, leftOut: 2 });
});

test('two rows with the same people are told apart, accepted or left out', async () => {
  const template = await workersTemplate(api);
  const { token } = template;
  const { path, rows } = await filledSheet(api, template, 2);
  const [first, second] = rows;
  const cells = toCells(template, { name: '일꾼', email: first?.cells[template.key('email')] ?? '' });
  const change = (version: number, more: object) =>
    api.ok('changeBatchRows', {
      token,
      path,
      body: { version, changes: [{ rowId: second?.rowId ?? '', ...more }] },
    });
  const twin = await change(2, { cells });
  expect(twin.rows).toMatchObject([{ rowId: second?.rowId, state: 'WRONG', twinOf: first?.rowId, problems: [] }]);
  expect((await change(3, { twinAccepted: true })).counts).toMatchObject({ wrong: 0, ready: 2 });
  expect((await change(4, { isLeftOut: true })).counts).toMatchObject({ ready: 1, leftOut: 1 });
  // The earlier row is no longer a duplicate once the other one is excluded.
  expect((await change(5, { isLeftOut: false, twinAccepted: false })).counts).toMatchObject({ wrong: 1 });
});

test('the id of a row of another sheet is refused, and that row stays as it is', async () => {
  const template = await workersTemplate(api);
  const { token, payKey } = template;
  const one = await filledSheet(api, template, 1);
  const other = await filledSheet(api, template, 1);
  const add = [{ rowId: one.rows[0]?.rowId ?? '', cells: { [payKey]: '1' } }];
  const body = { version: other.version, add };
  expect(await api.fails('changeBatchRows', { token, path: other.path, body })).toBe('400 MALFORMED');
  const { rows } = await api.ok('listBatchRows', { token, path: one.path });
  expect(rows[0]?.cells[payKey]).toBe('3400000');
});

test('two windows on one sheet: the second is told, and loses nothing', async () => {
  const template = await workersTemplate(api);
  const { token } = template;
  const { path, rows, version } = await filledSheet(api, template, 1);
  const changes = [{ rowId: rows[0]?.rowId ?? '', cells: { [template.key('name')]: '새 이름' } }];
  await api.ok('changeBatchRows', { token, path, body: { version, changes } });
  expect(await api.fails('changeBatchRows', { token, path, body: { version, changes } })).toBe('409 VERSION_CONFLICT');
});

test('a sheet holds ten thousand rows, and not one more', async () => {
  const template = await workersTemplate(api);
  const { token } = template;
  const { batchId, path, version } = await filledSheet(api, template, 1);
  await sql`insert into batch_rows (row_uuid, batch_uuid, position)
    select gen_random_uuid(), ${batchId}, position from generate_series(1, 9998) as position`.execute(api.database);
  const addRows = (count: number) => {
    const add = Array.from({ length: count }, () => ({ rowId: randomUUID(), cells: {} }));
    return { token, path, body: { version, add } };
  };
  expect(await api.fails('changeBatchRows', addRows(2))).toBe('422 TOO_MANY');
  expect((await api.ok('changeBatchRows', addRows(1))).counts).toMatchObject({ total: 10_000 });
});
