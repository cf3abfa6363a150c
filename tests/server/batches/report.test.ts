import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchJobs } from '../../support/batches.ts';
import { work } from '../../support/contracts.ts';
import { checkedRows, HEADS, sheetTemplate } from '../../support/sheets.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const LINES = [
  HEADS,
  '이도윤,doyun@example.com,010-1234-5678,,0007,3400000,2026-12-01,부산 공장,=HYPERLINK("x"),',
  '한유나,yuna@example.com,010-2222-3333,과장,4321,삼천오백,,,,유나 계약',
  '임시온,sion@example.com,010-3333-4444,,4321,-500,,,+1,',
].join('\n');

const report = (token: string, batchId: string, query: Record<string, string> = {}) =>
  api.call('getBatchReport', { token, path: { batchId }, query });

test.each(['xlsx', 'csv'])(
  'a report as %s has the columns of the form, and is read again as the same rows',
  async (format) => {
    const template = await sheetTemplate(api);
    const { batch, values } = await checkedRows(api, template, LINES, { filename: '명단.csv' });
    const { bytes, headers } = await report(template.token, batch.batchId, { format });
    expect(headers['content-disposition']).toContain(encodeURIComponent(`명단_결과.${format}`));
    const again = await checkedRows(api, template, bytes);
    expect(again.values).toEqual(values);
    expect(again.batch.counts).toEqual(batch.counts);
  },
);

test('a report tells what became of each row, and why some were not sent', async () => {
  const template = await sheetTemplate(api);
  const { batch } = await checkedRows(api, template, LINES);
  const { batchId, version } = batch;
  await api.ok('startBatch', {
    token: template.token,
    path: { templateId: template.templateId },
    body: { batchId, version, leaveOutWrong: true },
  });
  await work(api, batchJobs(api));
  const { sheets } = await readXlsx((await report(template.token, batchId)).bytes);
  const [heads, first, second] = sheets[0]?.rows ?? [];
  expect(heads?.slice(-4)).toEqual(['상태', '문서 번호', '보낸 때', '오류 사유']);
  expect(first?.[8]).toBe('=HYPERLINK("x")');
  expect(first?.slice(-4)).toEqual(['보냄', expect.stringMatching(/^\S+$/), expect.stringMatching(/^2026/), '']);
  expect(second?.at(-4)).toBe('뺌');
  expect(second?.at(-1)).toBe('월급: 금액을 원 단위 숫자로 적어주세요.');
  const leftOut = await readXlsx((await report(template.token, batchId, { state: 'LEFT_OUT' })).bytes);
  expect(leftOut.sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual(['한유나', '임시온']);
});

test('nobody else sees a report', async () => {
  const template = await sheetTemplate(api);
  const { batch } = await checkedRows(api, template, LINES);
  const other = await sheetTemplate(api);
  expect((await report(other.token, batch.batchId)).error.errorCode).toBe('NOT_FOUND');
});
