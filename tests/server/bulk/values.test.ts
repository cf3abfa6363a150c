import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listValueColumns } from '../../../server/modules/bulk/value-columns.ts';
import { field } from '../../support/contracts.ts';
import { attach } from '../../support/filling.ts';
import { join, signUp } from '../../support/people.ts';
import { complete, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { filledSheet, batchJobs, startSheet, workersTemplate } from '../../support/batches.ts';
import { verify, work } from '../../support/contracts.ts';
import { drawPng } from '../../support/pictures.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const readRows = async (bytes: Buffer) => (await readXlsx(bytes)).sheets[0]?.rows ?? [];

async function exported(token: string, body: object) {
  const { bytes } = await api.call('exportValues', { token, body });
  const [heads = [], ...rows] = await readRows(bytes);
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [String(head), cells[index] ?? null])));
}

test('what receivers have filled in is in a column of its name, and only of those who have finished', async () => {
  const owner = await signUp(api);
  await verify(api, owner);
  const wishes = [
    { name: '주소', of: 0 },
    { name: '주소', of: 1 },
    { name: '동의', kind: 'CHECKBOX' as const, of: 0 },
    { name: '신분증', kind: 'FILE' as const, of: 0 },
  ];
  const { contractId, people, ids } = await sendContract(api, owner, { people: [{}, {}], wishes });
  const [address = '', , consent = '', file = ''] = ids;
  const token = await startSigning(api, people[0]?.email);
  const { attachmentId } = (await attach(api, token, await drawPng(), '신분증 앞면.png')).result;
  const values = { [address]: '=1+1', [consent]: 'true', [file]: attachmentId };
  expect((await complete(api, token, await fill(api, token, values))).status).toBe(200);
  await startSigning(api, people[1]?.email);

  const [row] = await exported(owner.accessJwt, { contractIds: [contractId] });
  expect(row).toMatchObject({
    '문서 이름': '2026년 근로계약서',
    상태: '진행 중',
    '끝난 때': null,
    '받는 분 1 이름': '이도윤',
    '받는 분 2 이름': '한유나',
    '주소 (받는 분 1)': '=1+1',
    '주소 (받는 분 2)': null,
    동의: 'O',
    신분증: '신분증 앞면.png',
    '서명 (받는 분 1)': '서명함',
    '서명 (받는 분 2)': null,
  });
  const csv = await api.call('exportValues', {
    token: owner.accessJwt,
    body: { contractIds: [contractId], format: 'csv' },
  });
  expect(csv.text).toMatch(/^\ufeff문서 이름,/);
  expect(csv.text).toContain(",'=1+1,");
});

const at = (y: number) => ({ rect: { x: 300, y, width: 200, height: 24 } });

test('columns come in the order in which the fields are filled in, and one person’s fields of one name are numbered', async () => {
  const owner = await signUp(api);
  await verify(api, owner);
  const wishes = [
    { name: '끝', ...at(700) },
    { name: '메모', ...at(320) },
    { name: '처음', ...at(20) },
    { name: '메모', ...at(360) },
  ];
  const { contractId } = await sendContract(api, owner, { wishes });
  const { bytes } = await api.call('exportValues', {
    token: owner.accessJwt,
    body: { contractIds: [contractId] },
  });
  const [heads] = await readRows(bytes);
  expect(heads?.slice(8)).toEqual(['처음', '서명', '메모', '메모 (2)', '끝']);
});

test('columns of one name are told apart by the roles of a template, or else by numbers', () => {
  const [worker, guardian] = [randomUUID(), randomUUID()];
  const fields = [worker, guardian, guardian].map((owner) =>
    field(randomUUID(), owner, { kind: 'TEXT', name: '주소' }),
  );
  const heads = (...slotNames: [string, string]) =>
    listValueColumns(fields, [
      { receiverUuid: worker, slotName: slotNames[0] },
      { receiverUuid: guardian, slotName: slotNames[1] },
    ]).map(({ head }) => head);
  expect(heads('근로자', '보증인')).toEqual(['주소 (근로자)', '주소 (보증인)', '주소 (보증인) (2)']);
  expect(heads('', '')).toEqual(['주소 (받는 분 1)', '주소 (받는 분 2)', '주소 (받는 분 2) (2)']);
});

test('the values of many contracts are read again as they were filled in', async () => {
  const owner = await signUp(api);
  await verify(api, owner);
  const expected = new Set<string>();
  for (let place = 0; place < 3; place += 1) {
    const { people, ids } = await sendContract(api, owner, { wishes: [{ name: '메모' }] });
    const text = ['첫째 줄, "따옴표"', '0123', '-5%'][place] ?? '';
    await sign(api, people[0]?.email, { [ids[0] ?? '']: text });
    expected.add(text);
  }
  const rows = await exported(owner.accessJwt, { filter: { tab: 'ALL' } });
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ 메모 }) => 메모))).toEqual(expected);
});

test('values are given with the rights of a download', async () => {
  const owner = await signUp(api);
  await verify(api, owner);
  const { contractId } = await sendContract(api, owner);
  const stranger = await signUp(api);
  const member = await join(api, owner, []);
  for (const { accessJwt: token } of [stranger, member])
    expect(await api.fails('exportValues', { token, body: { contractIds: [contractId] } })).toBe('404 NOT_FOUND');
  expect(await api.fails('exportValues', { token: owner.accessJwt, body: {} })).toBe('400 MALFORMED');
});

test('a batch is a filter of values and of downloads', async () => {
  const template = await workersTemplate(api);
  const { token } = template;
  const { batchId, version } = await filledSheet(api, template, 3);
  await startSheet(api, template, { batchId, version });
  await work(api, batchJobs(api));
  await sendContract(api, template.person);
  const rows = await exported(token, { filter: { tab: 'ALL', batch: batchId } });
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((row) => row['받는 분 1 이름']))).toEqual(new Set(['일꾼0', '일꾼1', '일꾼2']));
  const body = { filter: { tab: 'ALL', batch: batchId }, what: 'DOCUMENT' };
  expect(await api.ok('prepareDownload', { token, body })).toMatchObject({ files: 3, skipped: [] });
  const elsewhere = await signUp(api);
  expect(await api.fails('exportValues', { token: elsewhere.accessJwt, body: { filter: { batch: batchId } } })).toBe(
    '404 NOT_FOUND',
  );
});
