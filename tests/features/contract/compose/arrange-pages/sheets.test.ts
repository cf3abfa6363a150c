import { describe, expect, test } from 'vitest';
import {
  isSameArrangement,
  setSheetKept,
  layOutSheets,
  listKeptPages,
  moveSheet,
  rotateSheet,
  type ArrangedSheet,
} from '@/features/contract/compose/arrange-pages/model/sheets';

/** Describes sheets as “2 -1 3↻90”: a page, a removed page, a rotated page. */
const draw = (sheets: readonly ArrangedSheet[]) =>
  sheets.map(({ page, turn, isKept }) => `${isKept ? '' : '-'}${page}${turn ? `↻${turn}` : ''}`).join(' ');
const arranged = (...pages: [page: number, turn?: 0 | 90 | 180 | 270][]) => ({
  fileId: 'upload',
  pageCount: 4,
  pages: pages.map(([page, turn = 0]) => ({ page, turn })),
});

describe('the pages of an upload', () => {
  test.each([
    ['as uploaded', null, '1 2 3 4'],
    ['turned and moved', arranged([4, 90], [1], [2], [3]), '4↻90 1 2 3'],
    ['taken out in the middle: after the page before', arranged([1], [4]), '1 -2 -3 4'],
    ['taken out at the beginning: first', arranged([3], [4]), '-1 -2 3 4'],
    ['taken out behind a page that was moved', arranged([2], [1], [4]), '2 -3 1 4'],
  ])('%s', (_, arrangement, drawn) => {
    expect(draw(layOutSheets(4, arrangement))).toBe(drawn);
  });
});

describe('a page', () => {
  const sheets = layOutSheets(3, null);

  test('turns by a quarter each time, four times back to where it was', () => {
    const turns = [1, 2, 3, 4].map((times) =>
      Array.from({ length: times }).reduce<ArrangedSheet[]>((now) => rotateSheet(now, 2), sheets),
    );
    expect(turns.map(draw)).toEqual(['1 2↻90 3', '1 2↻180 3', '1 2↻270 3', '1 2 3']);
  });

  test('is taken out in its place, and put back there', () => {
    const without = setSheetKept(sheets, 2, false);
    expect([draw(without), listKeptPages(without).map(({ page }) => page)]).toEqual(['1 -2 3', [1, 3]]);
    expect(draw(setSheetKept(without, 2, true))).toBe('1 2 3');
  });

  test.each([
    [1, 0, '1 2 3'],
    [1, 1, '2 1 3'],
    [1, 2, '2 3 1'],
    [3, 0, '3 1 2'],
    [2, 9, '1 3 2'],
    [2, -1, '2 1 3'],
    [7, 0, '1 2 3'],
  ])('%i moves to %i: %s', (page, to, drawn) => {
    expect(draw(moveSheet(sheets, page, to))).toBe(drawn);
  });

  test('that was taken out makes no difference by its place', () => {
    const without = setSheetKept(sheets, 2, false);
    expect(isSameArrangement(without, moveSheet(without, 2, 0))).toBe(true);
    expect(isSameArrangement(without, sheets)).toBe(false);
    expect(isSameArrangement(sheets, rotateSheet(sheets, 1))).toBe(false);
    expect(isSameArrangement(sheets, moveSheet(sheets, 1, 2))).toBe(false);
  });
});
