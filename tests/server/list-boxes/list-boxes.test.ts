import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp();
  owner = await signUp(api);
});
afterAll(() => api.close());

const create = (items: readonly string[], name = `목록 ${randomUUID().slice(0, 8)}`, key?: string) =>
  api.call('createListBox', {
    token: owner.accessJwt,
    body: { name, items: [...items] },
    ...(key !== undefined && { key }),
  });
const created = async (items: readonly string[], name?: string) => {
  const answer = await create(items, name);
  return { ...answer.result, call: { token: owner.accessJwt, path: { listBoxId: answer.result.listBoxId } } };
};

test('a list is made, read, changed and deleted', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const body = { name: ' 근무지 ', items: ['서울', '부산', '대전', '광주', '대구', '울산'] };
  const made = await api.ok('createListBox', { token, body });
  expect(made).toMatchObject({ name: '근무지', items: body.items, version: 1 });
  const path = { listBoxId: made.listBoxId };
  expect(await api.ok('getListBox', { token, path })).toEqual(made);
  expect(await api.ok('listListBoxes', { token })).toMatchObject([
    { listBoxId: made.listBoxId, name: '근무지', count: 6, firstItems: ['서울', '부산', '대전', '광주', '대구'] },
  ]);
  const changed = await api.ok('changeListBox', { token, path, body: { version: 1, items: ['제주'] } });
  expect(changed).toMatchObject({ name: '근무지', items: ['제주'], version: 2 });
  const renamed = await api.ok('changeListBox', { token, path, body: { version: 2, name: '지점' } });
  expect(renamed).toMatchObject({ name: '지점', items: ['제주'], version: 3 });
  expect(await api.ok('getListBox', { token, path })).toEqual(renamed);
  await api.ok('deleteListBox', { token, path });
  expect(await api.ok('listListBoxes', { token })).toEqual([]);
  expect(await api.call('getListBox', { token, path })).toMatchObject({ status: 404 });
  // The name is available again.
  expect(await api.ok('createListBox', { token, body: { name: '지점', items: [] } })).toMatchObject({ items: [] });
});

test('members read lists, and only who manages the organisation changes them', async () => {
  const member = await join(api, owner, ['CONTRACT_SEND']);
  const { call, listBoxId } = await created(['가']);
  const path = { listBoxId };
  const token = member.accessJwt;
  expect(await api.ok('getListBox', { token, path })).toMatchObject({ items: ['가'] });
  const answers = [
    await api.call('createListBox', { token, body: { name: '나', items: [] } }),
    await api.call('changeListBox', { token, path, body: { version: 1, items: [] } }),
    await api.call('deleteListBox', { token, path }),
  ];
  expect(answers.map(({ error }) => error.errorCode)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await api.ok('getListBox', call)).toMatchObject({ version: 1 });
});

test('a name is used once, also by two at the same time', async () => {
  const answers = await Promise.all([create([], '부서'), create([], '부서'.normalize('NFD'))]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { call, version } = await created([]);
  expect(await api.call('changeListBox', { ...call, body: { version, name: '부서' } })).toMatchObject({
    error: { errorCode: 'NAME_TAKEN' },
  });
});

test('creating twice with the same key creates one list', async () => {
  const key = randomUUID();
  const name = `한 번 ${key}`;
  const [first, again] = [await create(['가'], name, key), await create(['가'], name, key)];
  expect(again.result).toEqual(first.result);
  expect(await create(['나'], name, key)).toMatchObject({ error: { errorCode: 'IDEMPOTENCY_MISMATCH' } });
});

test('of two changes to the same version, one is told about the other', async () => {
  const { call } = await created(['가']);
  const change = (item: string) => api.call('changeListBox', { ...call, body: { version: 1, items: [item] } });
  const answers = await Promise.all([change('나'), change('다')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error).toMatchObject({ errorCode: 'VERSION_CONFLICT', version: 2 });
});

const line = '줄바꿈 없이 1자에서 50자 사이로 적어주세요.';
test.each([
  ['51 characters', ['가', '나'.repeat(51)], 'VALIDATION', { field: 'items[1]', message: `2번째 항목: ${line}` }],
  ['a line break', ['가\n나'], 'VALIDATION', { field: 'items[0]', message: `1번째 항목: ${line}` }],
  ['only spaces', ['   '], 'VALIDATION', { field: 'items[0]', message: `1번째 항목: ${line}` }],
  ['an invisible character', ['가\u202e나'], 'VALIDATION', { field: 'items[0]', message: `1번째 항목: ${line}` }],
  ['twins', ['가', '나', ' 가 '], 'VALIDATION', { field: 'items[2]', message: '1번째 항목과 같아요.' }],
  ['twins by NFC', ['각', '각'.normalize('NFD')], 'VALIDATION', { field: 'items[1]', message: '1번째 항목과 같아요.' }],
  ['what no font prints', ['가', '🦄'], 'CHARACTER_UNPRINTABLE', { field: 'items[1]' }],
  ['1,001 items', Array.from({ length: 1_001 }, (_, index) => String(index)), 'VALIDATION', { field: 'items' }],
] as const)('%s are refused, and the list stays as it is', async (_, items, errorCode, fieldError) => {
  const { call } = await created(['처음']);
  const { error } = await api.call('changeListBox', { ...call, body: { version: 1, items: [...items] } });
  expect(error).toMatchObject({ errorCode, fieldErrors: [fieldError] });
  expect(await create(items)).toMatchObject({ error: { errorCode } });
  expect(await api.ok('getListBox', call)).toMatchObject({ items: ['처음'], version: 1 });
});

test('a thousand items of fifty characters are kept in their order', async () => {
  const items = Array.from({ length: 1_000 }, (_, index) => `${1_000 - index}`.padEnd(50, '가'));
  const { call } = await created(items);
  expect((await api.ok('getListBox', call)).items).toEqual(items);
});

test('emoji are refused, symbols are kept', async () => {
  const { error } = await create(['👨‍👩‍👧']);
  expect(error.errorCode).toBe('CHARACTER_UNPRINTABLE');
  expect((await created(['☎ 전화', '①번'])).items).toEqual(['☎ 전화', '①번']);
});

test('no version can be changed or deleted', async () => {
  await created(['가']);
  const refusal = 'list_box_versions is append-only';
  await expect(api.database.updateTable('listBoxVersions').set({ items: '[]' }).execute()).rejects.toThrow(refusal);
  await expect(api.database.deleteFrom('listBoxVersions').execute()).rejects.toThrow(refusal);
});

test('items that stay the same are no new version', async () => {
  const { call, listBoxId } = await created(['가', '나']);
  await api.ok('changeListBox', { ...call, body: { version: 1, items: ['가', '나'] } });
  await api.ok('changeListBox', { ...call, body: { version: 2, items: ['나', '가'] } });
  const rows = await api.database
    .selectFrom('listBoxVersions')
    .select('number')
    .where('listBoxUuid', '=', listBoxId)
    .orderBy('number')
    .execute();
  expect(rows).toEqual([{ number: 1 }, { number: 3 }]);
});
