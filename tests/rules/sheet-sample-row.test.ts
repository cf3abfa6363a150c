import { expect, it } from 'vitest';
import type { RawCell } from '#rules/sheet-cell.types.ts';
import { listSheetColumns } from '#rules/sheet-columns.ts';
import { isSampleRow } from '#rules/sheet-sample-row.ts';

const fieldOf = (fieldId: string, kind: 'DATE' | 'AMOUNT' | 'LIST') => ({
  fieldId,
  name: fieldId,
  kind,
  receiverUuid: null,
  required: true,
});
const columns = listSheetColumns({
  slots: [],
  fields: [fieldOf('day', 'DATE'), fieldOf('pay', 'AMOUNT'), fieldOf('list', 'LIST')],
  titleRule: '계약서',
});
const MATCHED = { 'field:day': 1, 'field:pay': 0, 'field:list': 2 };
const isSample = (cells: RawCell[], matched: Record<string, number> = MATCHED) =>
  isSampleRow(columns, matched, cells, { today: '2026-12-01' });

it('the sample row is known even if a spreadsheet has written it in its own way', () => {
  expect(isSample(['1000000', '2026-12-01', ''])).toBe(true);
  expect(isSample([1_000_000, 46_357, null])).toBe(true);
  expect(isSample(['₩1,000,000', { date: '2026-12-01' }])).toBe(true);
});

it('a row in which one value is another is no sample', () => {
  expect(isSample(['1000001', '2026-12-01', ''])).toBe(false);
  expect(isSample(['1000000', '2026-12-01', '월세'])).toBe(false);
  expect(isSample(['1000000'])).toBe(false);
});

it('only the columns that the file has are compared, and one of them has to have a sample', () => {
  expect(isSample(['1000000'], { 'field:pay': 0 })).toBe(true);
  expect(isSample([''], { 'field:list': 0 })).toBe(false);
  expect(isSample(['1000000'], {})).toBe(false);
});
