import { describe, expect, test } from 'vitest';
import { repairDate } from '#rules/sheet-dates.ts';

const repair = (raw: string | number, more: { is1904?: boolean; isBirth?: boolean } = {}) =>
  repairDate({ value: String(raw), repairs: [] }, raw, { today: '2026-12-01', isBirth: false, ...more });

describe('dates that can only mean one day', () => {
  test.each<[string, string]>([
    ['2026. 12. 1.', '2026-12-01'],
    ['2026.12.01', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['2026-1-2', '2026-01-02'],
    ['2026년 3월 4일', '2026-03-04'],
    ['2026년3월4일', '2026-03-04'],
    ['2026년 3월 4일 수요일', '2026-03-04'],
    ['2026.3.4 (수)', '2026-03-04'],
    ['2026-12-01 00:00', '2026-12-01'],
    ['2026-12-01 00:00:00', '2026-12-01'],
    ['2026-12-01T00:00:00', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['26.12.1', '2026-12-01'],
    ['56.12.1', '2056-12-01'],
    ['57.12.1', '1957-12-01'],
    ['13/2/3', '2013-02-03'],
    ['12.2.3', '2012-02-03'],
    ['2012/2/3', '2012-02-03'],
  ])('are read: %s is %s', (written, value) => {
    expect(repair(written)).toEqual({ value, repairs: ['DATE_FORMAT'] });
  });

  test.each<[string, string]>([
    ['26.12.01', '2026-12-01'],
    ['26.12.02', '1926-12-02'],
    ['25.12.31', '2025-12-31'],
    ['78.5.5', '1978-05-05'],
  ])('are births in the past: %s is %s', (written, value) => {
    expect(repair(written, { isBirth: true }).value).toBe(value);
  });
});

test.each<string>([
  '1/2/2026',
  '12/1/26',
  '2026-02-30',
  '20260230',
  '2026-13-01',
  '2026-12-01 09:00',
  '1226.12',
  '2026121',
  '120261201',
  '202612011',
  '내일',
  '2026.12.1 예정',
  '계약일 2026.12.1',
])('%s stays as it is', (written) => {
  expect(repair(written)).toEqual({ value: written, repairs: [] });
});

test('a date that is right already is not corrected', () => {
  expect(repair('2026-12-01')).toEqual({ value: '2026-12-01', repairs: [] });
  expect(repairDate({ value: '2026.12.1', repairs: [] }, { date: '2026.12.1' }, { today: '', isBirth: false })).toEqual(
    {
      value: '2026.12.1',
      repairs: [],
    },
  );
});

test('the day that a spreadsheet counts is written out, by where its count begins', () => {
  expect(repair(46_357)).toEqual({ value: '2026-12-01', repairs: ['SERIAL_DATE'] });
  expect(repair('46357.75').value).toBe('2026-12-01');
  expect(repair(44_895, { is1904: true }).value).toBe('2026-12-01');
  expect(repair(46_357, { is1904: false }).value).toBe('2026-12-01');
});

test('only days from 1954 to 2119 are counted', () => {
  expect([20_000, 80_000].map((day) => repair(day).value)).toEqual(['1954-10-03', '2119-01-11']);
  expect([19_999, 80_001, 146_357].map((day) => repair(day).repairs)).toEqual([[], [], []]);
});

test('a correction is added to those before it', () => {
  const text = { value: '2026.12.1', repairs: ['WIDTH' as const] };
  expect(repairDate(text, '２０２６.12.1', { today: '2026-12-01', isBirth: false }).repairs).toEqual([
    'WIDTH',
    'DATE_FORMAT',
  ]);
});
