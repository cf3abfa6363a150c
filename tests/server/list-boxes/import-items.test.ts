import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
});
afterAll(() => api.close());

let made = 0;
async function listOf(items: string[]) {
  made += 1;
  const token = owner.accessJwt;
  const { listBoxId } = await api.ok('createListBox', { token, body: { name: `목록 ${made}`, items } });
  return { token, path: { listBoxId } };
}
type ListCall = Awaited<ReturnType<typeof listOf>>;

const form = (bytes: Buffer | string, mode: 'REPLACE' | 'APPEND', version = '1') =>
  formOf([
    { name: 'mode', bytes: mode },
    { name: 'version', bytes: version },
    { name: 'file', bytes, filename: '목록.xlsx' },
  ]);
const importing = (call: ListCall, bytes: Buffer | string, mode: 'REPLACE' | 'APPEND' = 'REPLACE', version?: string) =>
  api.call('importListBoxItems', { ...call, raw: form(bytes, mode, version) });
const xlsx = async (rows: Parameters<typeof writeXlsx>[0]['sheets'][number]['rows']) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: '목록', ...(rows && { rows }) }] }));

test('the first column becomes the items; what occurs twice is counted', async () => {
  const call = await listOf(['서울']);
  const sheet = `\ufeff서울,본사\n부산,지점\n,빈칸\n${'대전'.normalize('NFD')}\n대전\n부산\n`;
  expect((await importing(call, sheet)).result).toMatchObject({
    listBox: { items: ['서울', '부산', '대전'], version: 2 },
    added: 3,
    duplicates: 2,
  });
  expect((await importing(call, '대구\n서울\n', 'APPEND', '2')).result).toMatchObject({
    listBox: { items: ['서울', '부산', '대전', '대구'], version: 3 },
    added: 1,
    duplicates: 1,
  });
});

test('a sheet with numbers, dates and a formula is read as what its cells show', async () => {
  const call = await listOf([]);
  const bytes = await xlsx([['가'], [42], [true], [new Date('2026-11-24T00:00:00Z')]]);
  expect((await importing(call, bytes)).result.listBox.items).toEqual(['가', '42', 'true', '2026-11-24']);
  const formula = Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: '목록',
          rows: [['가'], [null], [null]],
          cells: new Map([
            ['1,0', { formula: 'A1&"나"', formulaResult: '가나' }],
            ['2,0', { formula: 'HYPERLINK("https://evil.example")' }],
          ]),
        },
      ],
    }),
  );
  expect((await importing(call, formula, 'REPLACE', '2')).result.listBox.items).toEqual(['가', '가나']);
  // The server never evaluates text as a formula, and writes it back into sheets as text.
  expect((await importing(call, '=1+1\n', 'REPLACE', '3')).result.listBox.items).toEqual(['=1+1']);
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}\n`).join('');
test.each([
  ['an empty file', '', 'FILE_EMPTY'],
  ['a sheet without cells', ',\n,\n', 'SHEET_UNREADABLE'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'SHEET_UNREADABLE'],
  ['a damaged sheet', Buffer.from('PK\u0003\u0004nothing'), 'SHEET_UNREADABLE'],
  ['1,001 items', numbers(1_001), 'TOO_MANY'],
  ['more rows than are read', numbers(10_001), 'TOO_MANY'],
  ['51 characters', `가\n${'나'.repeat(51)}\n`, 'VALIDATION'],
  ['a line break in a cell', '가\n"나\n다"\n', 'VALIDATION'],
  ['what no font prints', '가\n🦄\n', 'CHARACTER_UNPRINTABLE'],
])('%s is refused, and the list stays as it is', async (_, bytes, errorCode) => {
  const call = await listOf(['처음']);
  expect((await importing(call, bytes)).error.errorCode).toBe(errorCode);
  expect(await api.ok('getListBox', call)).toMatchObject({ items: ['처음'], version: 1 });
});

test('an empty sheet of Excel is told what to write', async () => {
  const call = await listOf([]);
  expect((await importing(call, await xlsx([]))).error).toMatchObject({
    errorCode: 'SHEET_UNREADABLE',
    message: '첫 열에 적힌 것이 없어요. 첫 열에 항목을 한 칸에 하나씩 적어서 다시 올려주세요.',
  });
});

test('a wrong cell is named by its row', async () => {
  const call = await listOf([]);
  const { error } = await importing(call, `가\n\n${'나'.repeat(51)}\n`);
  expect(error.fieldErrors).toEqual([
    { field: 'file', message: '3번째 줄: 줄바꿈 없이 1자에서 50자 사이로 적어주세요.' },
  ]);
});

test('a thousand items stay the limit when appending', async () => {
  const call = await listOf(Array.from({ length: 999 }, (_, index) => `항목 ${index}`));
  expect((await importing(call, '가\n나\n', 'APPEND')).error.errorCode).toBe('TOO_MANY');
  expect((await importing(call, '가\n항목 7\n', 'APPEND')).result).toMatchObject({ added: 1, duplicates: 1 });
});

test('an older version is refused', async () => {
  const call = await listOf([]);
  await importing(call, '가\n');
  expect((await importing(call, '나\n')).error).toMatchObject({ errorCode: 'VERSION_CONFLICT', version: 2 });
});
