import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSheet } from '../../../server/documents/sheets/read-sheet.ts';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { receiver, sent, verify } from '../../support/contracts.ts';
import { formOf } from '../../support/files.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const add = (person: Person, body: object) => api.ok('createContact', { token: person.accessJwt, body });
const list = (person: Person, query: Record<string, string> = {}) =>
  api.ok('listContacts', { token: person.accessJwt, query });
const names = async (person: Person, query?: Record<string, string>) =>
  (await list(person, query)).items.map(({ name }) => name);
const importing = (person: Person, bytes: Buffer | string, more: Record<string, string> = {}) => ({
  token: person.accessJwt,
  raw: formOf([
    ...Object.entries({ act: 'IMPORT', ...more }).map(([name, value]) => ({ name, bytes: value })),
    { name: 'file', bytes, filename: '명단.xlsx' },
  ]),
});

test('addresses are read without invisible ends and full-width letters', async () => {
  const { accessJwt: token } = await signUp(api);
  const typed = { name: '이도윤', email: '\uFEFFＡＢＣ＠ｅｘａｍｐｌｅ．ｃｏｍ\u200B' };
  expect(await api.ok('createContact', { token, body: typed })).toMatchObject({ email: 'ABC@example.com' });
  const found = { name: '이도윤', email: 'abc@example.com' };
  expect(await api.fails('createContact', { token, body: found })).toBe('409 CONTACT_EXISTS');
});

test('a contact comes, is found, changes and goes', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const made = await add(person, {
    name: ' 이도윤 ',
    company: '동해포장',
    email: 'DY@Donghae.example',
    phone: '+82 10-1234-5678',
  });
  expect(made).toMatchObject({
    name: '이도윤',
    email: 'DY@Donghae.example',
    phone: '01012345678',
    contactGroupIds: [],
  });
  await add(person, { name: '한유나', phone: '02-123-4567' });
  for (const search of ['도윤', '동해', 'dy@', '010-1234', '5678'])
    expect(await names(person, { search })).toEqual(['이도윤']);
  expect(await names(person, { search: '5678 포장' })).toEqual(['이도윤']);
  expect(await names(person, { search: '없는' })).toEqual([]);
  for (const search of ['ㅇㄷㅇ', 'ㄷㅎㅍㅈ', 'ㅍㅈ 도윤', '이도ㅇ', 'ㅇ ㄷㅇ'])
    expect([search, await names(person, { search })]).toEqual([search, ['이도윤']]);
  for (const search of ['ㅇㄷㅎ', 'ㅇㅇㅇ', 'ㅇㄷㅇ 유나'])
    expect([search, await names(person, { search })]).toEqual([search, []]);
  const path = { contactId: made.contactId };
  const changed = await api.ok('changeContact', { token, path, body: { title: '대표이사', phone: null } });
  expect(changed).toMatchObject({ name: '이도윤', title: '대표이사', phone: null, email: 'DY@Donghae.example' });
  expect(await api.fails('changeContact', { token, path, body: { email: null } })).toBe('422 VALIDATION');
  await api.ok('deleteContact', { token, path });
  expect(await names(person)).toEqual(['한유나']);
  expect(await api.fails('deleteContact', { token, path })).toBe('404 NOT_FOUND');
});

test('the same address or number is the same person, also when two add it at once', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const body = { name: '이도윤', email: 'a@b.example', phone: '01012345678' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.call('createContact', { token, body })));
  expect(sortedStatuses(answers)).toEqual([200, 409, 409, 409, 409]);
  expect(await api.fails('createContact', { token, body: { name: '가', email: 'A@B.example' } })).toBe(
    '409 CONTACT_EXISTS',
  );
  expect(await api.fails('createContact', { token, body: { name: '나', phone: '010-1234-5678' } })).toBe(
    '409 CONTACT_EXISTS',
  );
  const other = await signUp(api);
  await add(other, body);
});

test.each([
  [{ name: '가' }, 'email'],
  [{ name: '  ', email: 'a@b.example' }, 'name'],
  [{ name: '가'.repeat(51), email: 'a@b.example' }, 'name'],
  [{ name: '가', email: 'a@b' }, 'email'],
  [{ name: '가', phone: '0101234' }, 'phone'],
  [{ name: '가\u202e나', email: 'a@b.example' }, 'name'],
])('%o is refused for its %s', async (body, field) => {
  const { accessJwt } = await signUp(api);
  const { status, error } = await api.call('createContact', { token: accessJwt, body });
  expect([status, error.fieldErrors?.[0]?.field]).toEqual([422, field]);
});

test('groups hold contacts, and go without them', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const group = await api.ok('createContactGroup', { token, body: { name: '거래처' } });
  expect(await api.fails('createContactGroup', { token, body: { name: '거래처' } })).toBe('409 NAME_TAKEN');
  const contactGroupIds = [group.contactGroupId];
  await add(person, { name: '이도윤', email: 'a@b.example', contactGroupIds });
  await add(person, { name: '한유나', email: 'c@b.example' });
  expect(await names(person, { group: group.contactGroupId })).toEqual(['이도윤']);
  const path = { contactGroupId: group.contactGroupId };
  expect(await api.ok('changeContactGroup', { token, path, body: { name: '협력사' } })).toMatchObject({
    name: '협력사',
    contacts: 1,
  });
  const stranger = await signUp(api);
  const foreign = { name: '가', email: 'x@y.example', contactGroupIds };
  expect(await api.fails('createContact', { token: stranger.accessJwt, body: foreign })).toBe(
    '404 CONTACT_GROUP_NOT_FOUND',
  );
  expect(await api.fails('deleteContactGroup', { token: stranger.accessJwt, path })).toBe('404 NOT_FOUND');
  await api.ok('deleteContactGroup', { token, path });
  expect((await list(person)).items.map((item) => item.contactGroupIds)).toEqual([[], []]);
});

test('people of one’s own documents are offered, each once', async () => {
  const owner = await signUp(api);
  await verify(api, owner);
  await sent(api, owner, [
    receiver('백서현', { email: 'sh@out.example' }),
    receiver('이도윤', { email: 'dy@out.example' }),
  ]);
  await sent(api, owner, [receiver('백서현', { email: 'SH@out.example', title: '이사' })]);
  const colleague = await join(api, owner);
  expect((await list(owner)).recent).toEqual([]);
  const { recent } = await list(owner, { recent: 'true' });
  expect(recent).toHaveLength(2);
  expect(recent[0]).toMatchObject({ name: '백서현', title: '이사', email: 'SH@out.example' });
  for (const search of ['도윤', 'ㅇㄷㅇ', 'dy@ ㄷㅇ'])
    expect((await list(owner, { recent: 'true', search })).recent.map(({ name }) => name)).toEqual(['이도윤']);
  expect((await list(colleague, { recent: 'true' })).recent).toEqual([]);
});

const HEAD = '이름,회사,직함,이메일,휴대폰,메모,그룹';

test('a sheet is checked row by row, and taken as a whole or in part', async () => {
  const person = await signUp(api);
  await add(person, { name: '먼저', email: 'known@b.example' });
  const csv = [
    HEAD,
    '이도윤,동해포장,대표,dy@b.example,010-1234-5678,,"거래처, 협력사"',
    '',
    ',,,x@b.example,,,',
    '새 이름,,,KNOWN@b.example,,,',
    '한유나,,,dy@b.example,,,',
    '정해원,,,,1012340000,,',
  ].join('\n');
  const check = await api.ok('importContacts', importing(person, csv, { act: 'CHECK' }));
  expect(check).toMatchObject({ total: 5, ready: 3, imported: 0, updated: 0 });
  expect(check.rows.map(({ row, problems }) => [row, problems.map(({ field }) => field)])).toEqual([
    [2, []],
    [4, ['name']],
    [5, []],
    [6, ['email']],
    [7, []],
  ]);
  expect(check.rows[3]?.problems[0]?.message).toBe('2번째 줄과 같은 분이에요. 한 줄만 남겨주세요.');
  expect(check.rows[2]?.contactId).not.toBeNull();
  expect(await names(person)).toEqual(['먼저']);

  expect(await api.fails('importContacts', importing(person, csv))).toBe('422 IMPORT_ROWS_WRONG');
  expect(await names(person)).toEqual(['먼저']);
  const some = await api.ok('importContacts', importing(person, csv, { rows: '2-3,5,7' }));
  expect(some).toMatchObject({ imported: 2, updated: 0 });
  expect(await names(person)).toEqual(['먼저', '이도윤', '정해원']);
  for (const search of ['해원', '010-1234-0000', '010.1234.0000', '+82 10-1234-0000', '12340000'])
    expect([search, (await list(person, { search })).items[0]?.phone]).toEqual([search, '01012340000']);
  const groups = await api.ok('listContactGroups', { token: person.accessJwt });
  expect(groups.map(({ name, contacts }) => [name, contacts])).toEqual([
    ['거래처', 1],
    ['협력사', 1],
  ]);
  const again = await api.ok('importContacts', importing(person, csv, { rows: '2,5,7', duplicates: 'UPDATE' }));
  expect(again).toMatchObject({ imported: 0, updated: 3 });
  expect(await names(person)).toEqual(['새 이름', '이도윤', '정해원']);
});

test('a cell with a line break is read as one line, and a repeated person is reported once', async () => {
  const csv = [
    HEAD,
    '"김\n줄",,,line@b.example,010-5555-0001,"첫 줄\n둘째 줄",',
    '김줄,,,LINE@b.example,010-5555-0001,,',
    '김줄,,,other@b.example,010-5555-0001,,',
  ].join('\n');
  const { rows } = await api.ok('importContacts', importing(await signUp(api), csv, { act: 'CHECK' }));
  expect(rows[0]).toMatchObject({ name: '김 줄', memo: '첫 줄\n둘째 줄', problems: [] });
  expect(rows.slice(1).map(({ problems }) => problems)).toEqual([
    [{ field: 'email', message: '2번째 줄과 같은 분이에요. 한 줄만 남겨주세요.' }],
    [{ field: 'phone', message: '2번째 줄과 같은 분이에요. 한 줄만 남겨주세요.' }],
  ]);
});

test('XLSX, CSV in UTF-8 with a mark and in EUC-KR all say the same', async () => {
  const row = ['이도윤', '', '', 'a@b.example', '01012345678', '', ''];
  const text = `${HEAD}\n${row.join(',')}\n`;
  const xlsx = Buffer.from(await writeXlsx({ sheets: [{ name: '명단', rows: [HEAD.split(','), row] }] }));
  const euc = Buffer.from('c0ccb8a70ac0ccb5b5c0b1', 'hex');
  for (const bytes of [xlsx, Buffer.from(`\ufeff${text}`), Buffer.from(text)]) {
    const { rows } = await api.ok('importContacts', importing(await signUp(api), bytes));
    expect(rows[0]).toMatchObject({ name: '이도윤', email: 'a@b.example', phone: '01012345678' });
  }
  expect((await readSheet(euc, 10)).rows).toEqual([['이름'], ['이도윤']]);
});

test('ten thousand rows are taken, one more is not', async () => {
  const person = await signUp(api);
  const rows = Array.from({ length: 10_001 }, (_, place) => `받는 분 ${place},p${place}@b.example`);
  const csv = (count: number) => ['이름,메일', ...rows.slice(0, count)].join('\n');
  expect(await api.fails('importContacts', importing(person, csv(10_001)))).toBe('422 TOO_MANY');
  expect(await api.ok('importContacts', importing(person, csv(10_000)))).toMatchObject({ imported: 10_000 });
  expect((await list(person)).total).toBe(10_000);
});

test.each([
  ['nothing', '', '422 FILE_EMPTY'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), '422 SHEET_UNREADABLE'],
  ['what is in neither code page', Buffer.from('c0ccb8a70affff', 'hex'), '422 SHEET_UNREADABLE'],
  ['a broken zip', Buffer.from('PK\u0003\u0004 nothing'), '422 SHEET_UNREADABLE'],
  ['no head', '이도윤,a@b.example\n한유나,b@b.example', '422 SHEET_HEAD_WRONG'],
  ['no way to reach anybody', '이름,회사\n이도윤,동해', '422 SHEET_HEAD_WRONG'],
])('%s is no list of contacts', async (_, bytes, refusal) => {
  expect(await api.fails('importContacts', importing(await signUp(api), bytes))).toBe(refusal);
});

test('what goes out comes in again, and calculates nothing on the way', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const evil = '=HYPERLINK("https://x.example")';
  await add(person, {
    name: evil,
    company: '+82',
    title: '-1',
    memo: '@SUM(A1)',
    email: 'a@b.example',
    phone: '01012345678',
  });
  await add(person, { name: '이도윤', email: 'c@b.example' });
  const csv = await api.call('exportContacts', { token, query: { format: 'csv' } });
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.text.startsWith('\ufeff이름,회사')).toBe(true);
  const cells = (await readSheet(Buffer.from(csv.text), 10)).rows?.[1];
  expect(cells?.slice(0, 6)).toEqual([`'${evil}`, "'+82", "'-1", 'a@b.example', '010-1234-5678', "'@SUM(A1)"]);
  const xlsx = await api.app.inject({
    url: '/api/app/contacts/export',
    headers: { authorization: `Bearer ${token}` },
  });
  const back = (await readSheet(xlsx.rawPayload, 10)).rows;
  expect(back?.[1]?.[0]).toBe(evil);
  const other = await signUp(api);
  expect(await api.ok('importContacts', importing(other, xlsx.rawPayload))).toMatchObject({ imported: 2 });
});

test('a list that a busy machine did not read is not called unreadable', async () => {
  const person = await signUp(api);
  const reading = vi.spyOn(api.deps.documents, 'readSheet');
  reading.mockRejectedValueOnce(new WorkerFailure('TIMEOUT', 'The task was not done.'));
  expect(await api.fails('importContacts', importing(person, '이름,메일\n이도윤,dy@b.example'))).toBe(
    '503 UNAVAILABLE',
  );
  expect(await api.ok('importContacts', importing(person, '이름,메일\n이도윤,dy@b.example'))).toMatchObject({
    imported: 1,
  });
  reading.mockRestore();
});
