import { readFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineRow, rawXlsx, zipOf } from '../../support/raw-xlsx.ts';
import {
  checkedRows,
  countBatches,
  HEADS,
  sheetTemplate,
  uploading,
  type SheetTemplate,
} from '../../support/sheets.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let template: SheetTemplate;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  template = await sheetTemplate(api);
});
afterAll(() => api.close());

const fixture = (name: string) => readFile(new URL(`./sheets/${name}`, import.meta.url));
const LINE = '똠방각,ddom@example.com,010-1234-5678,,0007,3400000,2026-12-01,부산 공장,물류,';
const CSV = `${HEADS}\n${LINE}\n`;
const FILLED = {
  '근로자 이름': '똠방각',
  '근로자 메일': 'ddom@example.com',
  '근로자 휴대폰': '010-1234-5678',
  '근로자 문서 비밀번호': '0007',
  월급: '3400000',
  입사일: '2026-12-01',
  근무지: '부산 공장',
};
const heads = HEADS.split(',');
const line = LINE.split(',');

test.each(['libreoffice.xlsx', 'libreoffice.csv'])('%s is read with its own heads', async (name) => {
  const { batch, values, rows } = await checkedRows(api, template, await fixture(name), { filename: name });
  expect(batch.counts).toMatchObject({ total: 2, wrong: 1 });
  expect(values[0]).toEqual(FILLED);
  expect(rows[0]?.problems).toMatchObject([{ code: 'NO_RESULT' }]);
  expect(values[1]).toMatchObject({
    '근로자 이름': '한유나',
    '근로자 휴대폰': '010-2222-3333',
    '근로자 직함': '과장',
    월급: '2900000',
    입사일: '2026-12-01',
    근무지: '부산 공장',
  });
});

const DECOMPOSED = CSV.normalize('NFD');
const UTF16 = Buffer.from(CSV, 'utf16le');
test.each<[string, Buffer]>([
  ['CP949, as Korean Excel saves it', iconv.encode(CSV, 'cp949')],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${CSV}`)],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), UTF16])],
  ['UTF-16 with the other mark', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(UTF16).swap16()])],
  ['decomposed Hangul, as from a Mac', Buffer.from(DECOMPOSED)],
  ['semicolons', Buffer.from(CSV.replaceAll(',', ';'))],
  ['tabs', Buffer.from(CSV.replaceAll(',', '\t'))],
  ['a line that tells the separator', Buffer.from(`sep=;\r\n${CSV.replaceAll(',', ';')}`)],
  ['only carriage returns', Buffer.from(CSV.replaceAll('\n', '\r'))],
  ['empty lines', Buffer.from(CSV.replace('\n', '\n,,,,\n\n'))],
])('a CSV file with %s is read', async (_, bytes) => {
  const { values } = await checkedRows(api, template, bytes, { filename: '명단.csv' });
  expect(values).toEqual([{ ...FILLED, 부서: '물류' }]);
});

test('shared strings have no pronunciation, and runs are one text', async () => {
  const strings = [
    ...heads.map((head) => `<si><t>${head}</t></si>`),
    '<si><r><rPr><b/></rPr><t xml:space="preserve">똠</t></r><r><t>방각</t></r><rPh sb="0" eb="1"><t>ddom</t></rPh></si>',
    ...line.slice(1).map((text) => `<si><t>${text}</t></si>`),
  ];
  const row = (from: number) => `<row>${heads.map((_, index) => `<c t="s"><v>${from + index}</v></c>`).join('')}</row>`;
  const bytes = await rawXlsx({ sheets: { 명단: row(0) + row(heads.length) }, strings: strings.join('') });
  expect((await checkedRows(api, template, bytes)).values).toEqual([{ ...FILLED, 부서: '물류' }]);
});

test('days are counted from 1904 where the file says so, and a day is no number', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;년&quot; m&quot;월&quot; d&quot;일&quot;"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>';
  const cells = line.map((text, index) =>
    heads[index] === '입사일' ? '<c s="1"><v>44895</v></c>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const rows = `${inlineRow(heads)}<row>${cells.join('')}</row><row><c s="1"/><c/></row><row r="900000" s="1"/>`;
  const workbook = '<workbookPr date1904="1"/>';
  const bytes = await rawXlsx({ sheets: { 명단: rows }, styles, workbook });
  expect((await checkedRows(api, template, bytes)).values).toEqual([{ ...FILLED, 부서: '물류' }]);
});

test.each([
  ['numFmtId="20"', '', '0.375', '09:00'],
  ['numFmtId="170"', 'hh:mm', '0.770833333333333', '18:30'],
  ['numFmtId="170"', 'h:mm:ss AM/PM', '0.7708449074', '18:30:01'],
  ['numFmtId="170"', 'hh:mm', '45992.375', '09:00'],
  ['numFmtId="170"', '[h]:mm', '1.5', '36:00'],
  ['numFmtId="170"', 'mm:ss', '0.999999999', '00:00'],
  ['numFmtId="170"', '0.00', '0.375', '0.375'],
])('a number shown as %s %s is read as it is shown', async (id, code, value, shown) => {
  const styles =
    `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts>` +
    `<cellXfs><xf numFmtId="0"/><xf ${id}/></cellXfs>`;
  const cells = line.map((text, index) =>
    heads[index] === '부서' ? `<c s="1"><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const bytes = await rawXlsx({ sheets: { 명단: `${inlineRow(heads)}<row>${cells.join('')}</row>` }, styles });
  expect((await checkedRows(api, template, bytes)).values).toEqual([{ ...FILLED, 부서: shown }]);
});

test('a formula that was never calculated is told, as are errors', async () => {
  const cells = line.map((text, index) => {
    if (heads[index] === '월급') return '<c><f>1+1</f><v></v></c>';
    if (heads[index] === '부서') return '<c t="e"><v>#REF!</v></c>';
    return `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  const bytes = await rawXlsx({ sheets: { 명단: `${inlineRow(heads)}<row>${cells.join('')}</row>` } });
  const { rows } = await checkedRows(api, template, bytes);
  expect(rows[0]?.problems.map(({ message }) => message)).toEqual([
    '계산 결과가 없어요. 엑셀에서 다시 계산해 저장하거나 값을 직접 적어주세요.',
    '계산 결과가 없어요. 엑셀에서 다시 계산해 저장하거나 값을 직접 적어주세요.',
  ]);
});

test('hidden sheets are ignored, and of several that fit somebody chooses', async () => {
  const rows = inlineRow(heads) + inlineRow(line);
  const one = await rawXlsx({ sheets: { '.예전': rows, 안내: inlineRow(['읽어주세요']), 명단: rows } });
  expect((await checkedRows(api, template, one)).values).toHaveLength(1);
  const two = await rawXlsx({ sheets: { '1월': rows, '2월': rows + inlineRow(line) } });
  const { error } = await api.call('checkSheet', uploading(template, two));
  expect(error).toMatchObject({ errorCode: 'SHEET_CHOICE', sheets: ['1월', '2월'] });
  expect((await checkedRows(api, template, two, { sheet: '2월' })).batch.counts.total).toBe(2);
  expect(await api.fails('checkSheet', uploading(template, two, { sheet: '3월' }))).toBe('404 NOT_FOUND');
});

test('heads that nobody knows are asked about, with the first values below them', async () => {
  const csv = '누구,어디로,번호,암호,얼마\n똠방각,ddom@example.com,010-1234-5678,0007,3400000\n';
  const { error } = await api.call('checkSheet', uploading(template, csv));
  expect(error).toMatchObject({ errorCode: 'SHEET_HEAD_WRONG' });
  const { targets = [], heads: asked = [] } = error.sheetHeads ?? {};
  expect(targets.find(({ head }) => head === '근로자 문서 비밀번호')).toMatchObject({ isRequired: true, source: 3 });
  expect(asked.find(({ head }) => head === '얼마')).toEqual({ index: 4, head: '얼마', samples: ['3400000'] });
  const named = ['근로자 이름', '근로자 메일', '근로자 휴대폰', '근로자 문서 비밀번호', '월급'];
  const columns = Object.fromEntries(
    named.map((head, index) => [targets.find((target) => target.head === head)?.key ?? '', index]),
  );
  const { values } = await checkedRows(api, template, csv, { columns: JSON.stringify(columns) });
  expect(values).toEqual([Object.fromEntries(Object.entries(FILLED).filter(([head]) => named.includes(head)))]);
  for (const wrong of ['[]', '{', '{"nobody":1}', JSON.stringify({ ...columns, [targets[3]?.key ?? '']: 99 })])
    expect(await api.fails('checkSheet', uploading(template, csv, { columns: wrong }))).toBe('400 MALFORMED');
});

test('columns that the template lacks are named, because nothing of them is sent', async () => {
  const { batch } = await checkedRows(api, template, `${HEADS},계약 금액*,,특약 사항\n${LINE},5000000,,위약금 2배\n`, {
    filename: 'more.csv',
  });
  expect(batch.unusedHeads).toEqual(['계약 금액*', '특약 사항']);
  expect((await checkedRows(api, template, CSV, { filename: 'same.csv' })).batch.unusedHeads).toEqual([]);
});

test('a day that could be American is left to the sender', async () => {
  const american = line.map((text, index) => (heads[index] === '입사일' ? '12/1/26' : text));
  const { rows, values } = await checkedRows(api, template, `${HEADS}\n${american.join(',')}\n`, {
    filename: 'us.csv',
  });
  expect(values[0]?.['입사일']).toBe('12/1/26');
  expect(rows[0]?.state).toBe('WRONG');
});

test('a form of an older version is read by its hidden keys', async () => {
  const other = await sheetTemplate(api);
  const { batch } = await checkedRows(api, other, CSV);
  const old = batch.columns.map(({ head }) => (head === '부서' ? '예전 부서 이름' : head));
  const keys = batch.columns.map(({ key }, index) => inlineRow([key, old[index] ?? '']));
  const sheets = { 명단: inlineRow(old) + inlineRow(line), '._도장': inlineRow(['version', '1']) + keys.join('') };
  const { values } = await checkedRows(api, other, await rawXlsx({ sheets }));
  expect(values).toEqual([{ ...FILLED, 부서: '물류' }]);
});

test('files that cannot be read are refused in words, and nothing is kept', async () => {
  const before = await countBatches(api, template);
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
  const locked = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]);
  const refused: [Buffer, RegExp][] = [
    [locked, /^비밀번호가 걸린 파일/],
    [ole, /^예전 엑셀/],
    [Buffer.from('PK\u0003\u0004 none'), /^읽을 수 없는 파일/],
    [await zipOf({ 'hello.txt': 'hello' }), /^읽을 수 없는 파일/],
    [await rawXlsx({ sheets: {} }), /^읽을 수 없는 파일/],
    [await rawXlsx({ sheets: { 빈: '' } }), /^적힌 것이 없는 파일/],
    [await rawXlsx({ sheets: { 명단: inlineRow(heads) } }), /^채운 줄이 없어요/],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), /^읽을 수 없는 파일/],
    [Buffer.alloc(0), /^읽을 수 없는 파일/],
  ];
  for (const [bytes, words] of refused)
    expect((await api.call('checkSheet', uploading(template, bytes))).error).toMatchObject({
      errorCode: 'SHEET_UNREADABLE',
      message: expect.stringMatching(words),
    });
  const many = await writeXlsx({
    sheets: [{ name: '명단', rows: [heads, ...Array.from({ length: 50_000 }, () => line)] }],
  });
  expect(await api.fails('checkSheet', uploading(template, Buffer.from(many)))).toBe('422 TOO_MANY');
  const long = `${HEADS}\n${`${LINE}\n`.repeat(10_001)}`;
  expect((await api.call('checkSheet', uploading(template, long))).error).toMatchObject({
    errorCode: 'TOO_MANY',
    message: '한 번에 10,000건까지 보낼 수 있어요. 나눠서 올려주세요.',
  });
  expect(await countBatches(api, template)).toBe(before);
});

test.each<[string, string]>([
  ['a title', '2026년 12월 입사자 명단,,,,,,,,,'],
  ['a title, a note and empty lines', '2026년 12월 입사자 명단\n\n인사팀에서 만들었어요,,2026-11-30\n,,,'],
])('a sheet with %s above the headings is read from the headings', async (_, above) => {
  const { values, batch } = await checkedRows(api, template, Buffer.from(`${above}\n${CSV}`), { filename: '명단.csv' });
  expect(values).toEqual([{ ...FILLED, 부서: '물류' }]);
  expect(batch.unusedHeads).toEqual([]);
});
