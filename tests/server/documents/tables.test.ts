import { afterAll, expect, test } from 'vitest';
import { deflateRawSync } from 'node:zlib';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { inlineRow, rawXlsx, zipOf } from '../../support/raw-xlsx.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

test('the rows of a sheet come from the child in parts, with their types, up to a limit', async () => {
  const line =
    '<row><c><v>1.5</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="inlineStr"><is><t>a&amp;b</t></is></c></row>';
  const bytes = await rawXlsx({ sheets: { 표: inlineRow(['가', '나', '다', '라']) + line.repeat(1_200) } });
  expect(await engine.surveySheets(bytes)).toEqual({
    is1904: false,
    form: [],
    sheets: [
      {
        name: '표',
        rows: [['가', '나', '다', '라'], ...Array.from({ length: 22 }, () => ['1.5', 'true', '', 'a&b'])],
      },
    ],
  });
  const all = await readAll(bytes, 10_000);
  expect(all.read).toEqual({ hasMore: false });
  expect(all.parts.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(all.parts.flat().at(-1)).toEqual([1.5, true, { problem: 'NO_RESULT' }, 'a&b']);
  expect(await readAll(bytes, 1_199)).toMatchObject({ read: { hasMore: true } });
});

test('a sheet that unpacks to more than it may is damaged, and the next file is read', async () => {
  const bomb = await bombOf(300);
  expect(await engine.surveySheets(bomb)).toBe('DAMAGED');
  expect(await readAll(bomb, 10)).toMatchObject({ read: 'DAMAGED' });
  const fine = await rawXlsx({ sheets: { 표: inlineRow(['가']) + inlineRow(['나']) } });
  expect(await readAll(fine, 10)).toEqual({ read: { hasMore: false }, parts: [[['나']]] });
});

test('text that is no zip and no code page is damaged', async () => {
  expect(await engine.surveySheets(Buffer.from([0x81, 0x20, 0xff, 0x41]))).toBe('DAMAGED');
  expect(await engine.surveySheets(await zipOf({ 'a.txt': '' }))).toBe('DAMAGED');
});

async function readAll(bytes: Uint8Array, maxRows: number) {
  const parts: RawCell[][][] = [];
  const read = await engine.readSheetRows(bytes, { sheet: '표', headRow: 0, maxRows }, (rows) => parts.push(rows));
  return { read, parts };
}

/** Creates a workbook whose sheet unpacks to this many megabytes, although the archive's listed sizes look normal. */
async function bombOf(megabytes: number): Promise<Buffer> {
  const name = 'xl/worksheets/sheet1.xml';
  const bytes = await rawXlsx({ sheets: { 표: 'x' } });
  const packed = deflateRawSync(Buffer.alloc(megabytes * 2 ** 20, ' '));
  const local = bytes.indexOf(name) - 30;
  const central = bytes.lastIndexOf(name) - 46;
  const start = bytes.length;
  // The new member is appended at the end, and the central directory points to it.
  const header = Buffer.from(bytes.subarray(local, local + 30 + name.length));
  header.writeUInt16LE(8, 8);
  const list = Buffer.from(bytes.subarray(bytes.readUInt32LE(bytes.length - 6)));
  const own = central - bytes.readUInt32LE(bytes.length - 6);
  list.writeUInt16LE(8, own + 10);
  list.writeUInt32LE(packed.length, own + 20);
  list.writeUInt32LE(start, own + 42);
  list.writeUInt32LE(start + header.length + packed.length, list.length - 6);
  return Buffer.concat([bytes, header, packed, list]);
}
