import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedRows, countBatches, HEADS, PLACES, sheetTemplate, uploading } from '../../support/sheets.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const getForm = async ({ token, templateId }: { token: string; templateId: string }, format = 'xlsx') =>
  (await api.call('getSheetForm', { token, path: { templateId }, query: { format } })).bytes;

const line = (name: string) => `${name},${name}@example.com,010-1111-2222,,1234,3000000,,,,`;

test('the form says what each column is, shows a row, and offers the items of lists', async () => {
  const template = await sheetTemplate(api);
  const { sheets } = await readXlsx(await getForm(template), { readStyles: true });
  expect(sheets.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
    ['받는 분', false],
    ['_도장', true],
  ]);
  const [form, hidden] = sheets;
  expect(form?.rows[0]).toEqual([
    '근로자 이름*',
    '근로자 메일*',
    '근로자 휴대폰*',
    '근로자 직함',
    '근로자 문서 비밀번호*',
    '월급*',
    '입사일',
    '근무지',
    '부서',
    '문서 이름',
  ]);
  expect(form?.rows[1]?.slice(0, 6)).toEqual([
    '홍길동',
    'gildong@example.com',
    '010-1234-5678',
    '대리',
    '1234',
    1_000_000,
  ]);
  expect(form?.freezePane).toMatchObject({ rows: 1 });
  expect(form?.dataValidations).toMatchObject([{ type: 'list', range: 'H2:H10001' }]);
  expect(hidden?.rows[0]?.slice(0, 2)).toEqual(['version', 1]);
  expect(hidden?.rows.find(([, head]) => head === '근무지')?.slice(2, 5)).toEqual(PLACES);
  // An empty cell, where somebody will type a phone number with a leading zero.
  expect(form?.cells?.get('5,2')?.style?.numFmt).toBe('@');
});

test('the form that nobody has filled in has no rows, and leaves nothing behind', async () => {
  const template = await sheetTemplate(api);
  for (const format of ['xlsx', 'csv']) {
    const answer = await api.call('checkSheet', uploading(template, await getForm(template, format)));
    expect(answer.error).toMatchObject({ errorCode: 'SHEET_UNREADABLE', message: expect.stringMatching(/^채운 줄이/) });
  }
  expect(await countBatches(api, template)).toBe(0);
});

test('a form that was filled in below its sample is read back, with its types repaired', async () => {
  const template = await sheetTemplate(api);
  const { sheets } = await readXlsx(await getForm(template));
  const [form, hidden] = sheets;
  const date = new Date('2026-12-01T00:00:00Z');
  const rows = [
    ...(form?.rows.slice(0, 2) ?? []),
    ['이도윤', 'doyun@example.com', 1_012_345_678, '', '0007', 3_400_000, date, '부산 공장', '물류', ''],
    [
      '한유나',
      'yuna@example.com',
      '010-2222-3333',
      '과장',
      '4321',
      '₩2,900,000',
      '2026.12.1',
      '#3 창고',
      '',
      '유나 계약',
    ],
  ];
  const bytes = Buffer.from(
    await writeXlsx({
      sheets: [
        { name: '받는 분', rows },
        { name: '_도장', hidden: true, rows: hidden?.rows ?? [] },
      ],
    }),
  );
  const { batch, rows: stored, values } = await checkedRows(api, template, bytes, { filename: '12월 명단.xlsx' });
  expect(batch).toMatchObject({
    state: 'DRAFT',
    mode: 'MANY',
    fileName: '12월 명단.xlsx',
    counts: { total: 2, wrong: 0 },
  });
  expect(stored.map(({ position }) => position)).toEqual([0, 1]);
  expect(values).toEqual([
    {
      '근로자 이름': '이도윤',
      '근로자 메일': 'doyun@example.com',
      '근로자 휴대폰': '010-1234-5678',
      '근로자 문서 비밀번호': '0007',
      월급: '3400000',
      입사일: '2026-12-01',
      근무지: '부산 공장',
      부서: '물류',
    },
    {
      '근로자 이름': '한유나',
      '근로자 메일': 'yuna@example.com',
      '근로자 휴대폰': '010-2222-3333',
      '근로자 직함': '과장',
      '근로자 문서 비밀번호': '4321',
      월급: '2900000',
      입사일: '2026-12-01',
      근무지: '＃3 창고',
      '문서 이름': '유나 계약',
    },
  ]);
});

test('a second file replaces the rows of a batch, and a refused one leaves them', async () => {
  const template = await sheetTemplate(api);
  const { batch } = await checkedRows(api, template, [HEADS, line('one'), line('two')].join('\n'));
  const { batchId } = batch;
  const again = await checkedRows(api, template, [HEADS, line('three')].join('\n'), { batchId, filename: '새.csv' });
  expect(again.batch).toMatchObject({ batchId, fileName: '새.csv', counts: { total: 1 } });
  expect(again.batch.version).toBeGreaterThan(batch.version);
  expect(again.values[0]).toMatchObject({ '근로자 이름': 'three' });
  expect(await api.fails('checkSheet', uploading(template, HEADS, { batchId }))).toBe('422 SHEET_UNREADABLE');
  const { counts } = await api.ok('getBatch', { token: template.token, path: { batchId } });
  expect(counts.total).toBe(1);
  expect(await countBatches(api, template)).toBe(1);
});
