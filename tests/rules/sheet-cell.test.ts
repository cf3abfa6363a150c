import { describe, expect, it, test } from 'vitest';
import type { FillField } from '#rules/fill-field.ts';
import { checkCell } from '#rules/sheet-cell.ts';
import type { RawCell, RepairKind } from '#rules/sheet-cell.types.ts';
import type { SheetColumn, SheetColumnKind } from '#rules/sheet-columns.ts';

const columnOf = (kind: SheetColumnKind, more: Partial<SheetColumn> = {}): SheetColumn => ({
  key: 'key',
  head: '칸',
  name: '칸',
  kind,
  slotUuid: null,
  slotName: null,
  fieldUuid: null,
  isRequired: false,
  field: null,
  choices: null,
  sample: '',
  ...more,
});
const fieldColumn = (kind: FillField['kind'], more: Partial<FillField> = {}) =>
  columnOf('FIELD', { field: { fieldId: 'f', kind, receiverUuid: null, name: '칸', required: false, ...more } });
const check = (column: SheetColumn, raw: RawCell, is1904 = false) =>
  checkCell(column, raw, { today: '2026-12-01', is1904 });
const isWholeMatch = (value: string, pattern: string) => new RegExp(`^${pattern}$`).test(value);
const problemOf = (column: SheetColumn, raw: RawCell) => check(column, raw).problem;

describe('an empty cell', () => {
  it('is missed only where every row needs a value', () => {
    const empty = { value: null, repairs: [], problem: null, offer: null };
    expect(check(columnOf('NAME'), null)).toEqual(empty);
    expect(check(columnOf('NAME', { isRequired: true }), '')).toEqual({ ...empty, problem: { code: 'MISSING' } });
  });

  it('is one with only spaces, or with a tick that is none', () => {
    const column = { ...fieldColumn('CHECKBOX'), isRequired: true };
    const missing = { value: null, problem: { code: 'MISSING' }, offer: null };
    expect(check(column, '  ')).toEqual({ ...missing, repairs: ['SPACES'] });
    expect(check(column, 'X')).toEqual({ ...missing, repairs: ['TICK'] });
  });

  it('is not one whose formula has no result', () => {
    expect(check(columnOf('NAME'), { problem: 'NO_RESULT' })).toEqual({
      value: null,
      repairs: [],
      problem: { code: 'NO_RESULT' },
      offer: null,
    });
  });
});

test.each<[string, SheetColumn, RawCell, string, RepairKind[]]>([
  ['an email address', columnOf('EMAIL'), 'kim @example.com', 'kim@example.com', ['SPACES']],
  ['an email address in spaces', columnOf('EMAIL'), ' kim @example.com', 'kim@example.com', ['SPACES']],
  ['an email field', fieldColumn('EMAIL'), 'kim@ example.com', 'kim@example.com', ['SPACES']],
  ['an email address without spaces', columnOf('EMAIL'), 'kim@example.com', 'kim@example.com', []],
  ['a mobile number', columnOf('PHONE'), '01012345678', '010-1234-5678', []],
  ['a mobile number that was a number', columnOf('PHONE'), 1_012_345_678, '010-1234-5678', ['LOST_ZERO']],
  ['a mobile number from abroad', columnOf('PHONE'), '+82 10-1234-5678', '010-1234-5678', ['COUNTRY_CODE']],
  ['a mobile number in parentheses', columnOf('PHONE'), '(010) 1234.5678', '010-1234-5678', []],
  ['a landline without its zero', fieldColumn('PHONE'), 212_345_678, '02-1234-5678', ['LOST_ZERO']],
  ['a landline with a country code', fieldColumn('PHONE'), '+82 2 123 4567', '02-123-4567', ['COUNTRY_CODE']],
  ['a mobile number behind a word', columnOf('PHONE'), '전화 01012345678', '전화 01012345678', []],
  ['a number before a word', fieldColumn('PHONE'), '01012345678 (집)', '01012345678 (집)', []],
  ['a number in parentheses behind a word', columnOf('PHONE'), '집 (010)12345678', '집 (010)12345678', []],
  ['a number in parentheses before a word', columnOf('PHONE'), '(010)12345678 집', '(010)12345678 집', []],
  ['a business number', fieldColumn('BUSINESS_NUMBER'), '1234567891', '123-45-67891', []],
  ['an amount', fieldColumn('AMOUNT'), '₩1,000원', '1000', ['AMOUNT_MARKS']],
  ['an amount with zeros in front', fieldColumn('AMOUNT'), '0010', '10', ['AMOUNT_MARKS']],
  ['a number with zeros in front', fieldColumn('NUMBER'), '0010', '0010', []],
  ['a number with commas', fieldColumn('NUMBER'), '1,000.5', '1000.5', ['AMOUNT_MARKS']],
  ['a tick', fieldColumn('CHECKBOX'), 'O', 'true', ['TICK']],
  ['a tick of a radio button', fieldColumn('RADIO'), '예', 'true', ['TICK']],
  ['a tick as it is stored', fieldColumn('CHECKBOX'), 'true', 'true', []],
  ['a tick of a spreadsheet', fieldColumn('CHECKBOX'), true, 'true', ['TICK']],
  ['an item', fieldColumn('LIST', { items: ['월 세', '전세'] }), '월세', '월 세', ['SPACES']],
  ['an item in another width', fieldColumn('LIST', { items: ['Ａ형', 'B형'] }), 'a형', 'Ａ형', ['SPACES']],
  ['an item that is wide itself', fieldColumn('LIST', { items: ['Ａ형', 'A형'] }), 'Ａ형', 'Ａ형', []],
  ['an item that is a number', fieldColumn('LIST', { items: ['1', '2'] }), 1, '1', []],
  ['an item as it is', fieldColumn('LIST', { items: ['a형', 'A형'] }), 'A형', 'A형', []],
  ['lines of a long text', fieldColumn('MULTILINE'), '가\n나', '가\n나', []],
  ['lines of a short text', fieldColumn('TEXT'), '가\n나', '가 나', ['SPACES']],
  ['a name', columnOf('NAME'), ' 홍길동', '홍길동', ['SPACES']],
  ['a title', columnOf('TITLE'), '대리', '대리', []],
  ['a code', columnOf('ACCESS_CODE'), 1234, '1234', []],
  ['a field that is unknown here', columnOf('FIELD'), '가', '가', []],
])('%s is corrected only as far as it is certain', (_, column, raw, value, repairs) => {
  expect(check(column, raw)).toEqual({ value, repairs, problem: null, offer: null });
});

test.each<[string, SheetColumn, RawCell]>([
  ['an email address', columnOf('EMAIL'), 'kim'],
  ['a landline where a mobile number belongs', columnOf('PHONE'), '02-123-4567'],
  ['a number of too few digits', columnOf('PHONE'), '+82 10-1234-567'],
  ['a number with its country code twice', fieldColumn('PHONE'), '+82 82 2 123 4567'],
  ['a business number whose digits do not add up', fieldColumn('BUSINESS_NUMBER'), '123-45-67890'],
  ['an amount with commas in the wrong places', fieldColumn('AMOUNT'), '1,00'],
  ['a word where a tick belongs', fieldColumn('CHECKBOX'), '글쎄요'],
  ['an item that could be either', fieldColumn('LIST', { items: ['월 세', '월  세'] }), '월세'],
  ['an item of a list without items', fieldColumn('LIST'), '월세'],
])('%s is left as it is, and is wrong', (_, column, raw) => {
  expect(check(column, raw)).toMatchObject({ value: raw, repairs: [], problem: { code: 'KIND' }, offer: null });
});

describe('what is too long or too short', () => {
  it.each<[SheetColumnKind, number]>([
    ['NAME', 50],
    ['DOCUMENT_TITLE', 100],
    ['TITLE', 200],
    ['ACCESS_CODE', 20],
  ])('is a %s of more than %i characters', (kind, length) => {
    expect(problemOf(columnOf(kind), '가'.repeat(length))).toBeNull();
    expect(problemOf(columnOf(kind), '가'.repeat(length + 1))).toEqual({ code: 'TOO_LONG', length });
  });

  it('is a code of fewer than four', () => {
    expect(problemOf(columnOf('ACCESS_CODE'), '123')).toEqual({ code: 'TOO_SHORT', length: 4 });
    expect(problemOf(columnOf('ACCESS_CODE'), '1234')).toBeNull();
  });

  it('is what the field says', () => {
    expect(problemOf(fieldColumn('TEXT', { validation: { maxLength: 1 } }), '가나')).toEqual({
      code: 'TOO_LONG',
      length: 1,
    });
  });
});

it('refuses characters in names and titles that nobody sees', () => {
  for (const kind of ['NAME', 'DOCUMENT_TITLE'] as const)
    expect(problemOf(columnOf(kind), '홍\u202E길동')).toEqual({ code: 'INVISIBLE' });
  expect(problemOf(columnOf('TITLE'), '대\u202E리')).toBeNull();
});

test.each<[string, string[]]>([
  ['true', ['예', '네', 'o', 'O', 'ㅇ', '○', '◯', 'TRUE', 'y', 'Yes', 'V', '✓', '✔', '√', '☑', '1']],
  ['', ['아니요', '아니오', 'x', '×', 'FALSE', 'n', 'No', '☐', '0', '-']],
])('a tick is %j in each of %j', (value, words) => {
  const checked = words.map((word) => check(fieldColumn('CHECKBOX'), word));
  for (const one of checked) expect(one).toMatchObject({ value: value || null, repairs: ['TICK'], problem: null });
});

it('counts days as the file does', () => {
  expect(check(fieldColumn('DATE'), 46_357).value).toBe('2026-12-01');
  expect(check(fieldColumn('DATE'), 44_895, true).value).toBe('2026-12-01');
  expect(check(fieldColumn('DATE', { name: '생년월일' }), '26.12.02').value).toBe('1926-12-02');
  expect(check(fieldColumn('DATE'), '26.12.02').value).toBe('2026-12-02');
});

it('refuses the birth of somebody who is not born yet, but no other day to come', () => {
  expect(problemOf(fieldColumn('DATE', { name: '생년월일' }), '2026-12-02')).toEqual({ code: 'BIRTH' });
  expect(problemOf(fieldColumn('DATE', { name: '생년월일' }), '2026-12-01')).toBeNull();
  expect(problemOf(fieldColumn('DATE'), '2026-12-02')).toBeNull();
});

it('compares with the pattern as soon as there is an engine for it', () => {
  const column = fieldColumn('TEXT', { validation: { pattern: '\\d+' } });
  expect(checkCell(column, '가', { today: '2026-12-01', fits: isWholeMatch }).problem).toEqual({ code: 'PATTERN' });
  expect(checkCell(column, '1', { today: '2026-12-01', fits: isWholeMatch }).problem).toBeNull();
  expect(problemOf(column, '가')).toBeNull();
});

describe('what was probably meant', () => {
  it('is a common domain one typo away, in columns and fields', () => {
    for (const column of [columnOf('EMAIL'), fieldColumn('EMAIL')]) {
      expect(check(column, 'kim@gmial.com')).toMatchObject({ value: 'kim@gmial.com', offer: 'kim@gmail.com' });
      expect(check(column, 'kim@example.com').offer).toBeNull();
    }
    expect(check(columnOf('EMAIL'), '@gmial.com').offer).toBeNull();
    expect(check(columnOf('EMAIL'), 'k@gmial.com').offer).toBe('k@gmail.com');
    expect(check(columnOf('EMAIL'), 'gmial.com').offer).toBeNull();
    expect(check(fieldColumn('TEXT'), 'kim@gmial.com').offer).toBeNull();
  });

  it.each<[string, string[], string | null]>([
    ['정귀직', ['정규직', '계약직'], '정규직'],
    ['정규', ['정규직', '계약직'], null],
    ['정규지', ['정규직', '계약직'], '정규직'],
    ['전사', ['전세', '전시'], null],
    ['전사', ['전시', '전세', '전사님'], null],
    ['Fulltine', ['full time', 'part time'], 'full time'],
    ['구', ['나'], null],
    ['abcd', ['abxy', 'abc'], 'abc'],
    ['abcd', ['abc', 'abxy'], 'abc'],
    ['ab', ['ba'], null],
    ['abc', ['bac'], 'bac'],
    ['abcd', ['abcdef'], 'abcdef'],
    ['abcdef', ['abc'], null],
    ['abcxyz', ['abcdef'], null],
  ])('of %s among %j is %s', (typed, items, offer) => {
    expect(check(fieldColumn('LIST', { items }), typed).offer).toBe(offer);
  });

  it('is nothing else where the item is right', () => {
    expect(check(fieldColumn('LIST', { items: ['정규직', '정귀직'] }), '정귀직').offer).toBeNull();
    expect(check(fieldColumn('TEXT', { items: ['정규직'] }), '정귀직').offer).toBeNull();
  });
});
