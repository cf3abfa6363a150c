import { describe, expect, it } from 'vitest';
import { getLastDayOfPeriod, getSeoulDay, toSeoulInstant } from '#rules/dates.ts';
import { listFormulaFields } from '#rules/formula.ts';
import { getDefaultDeadlineDay } from '#rules/deadline.ts';
import { findHolidayName } from '#rules/holidays.ts';
import { suggestMailDomain } from '#rules/mail-domain.ts';

const ONE = '019b0000-0000-7000-8000-000000000001';
const TWO = '019b0000-0000-7000-8000-000000000002';

describe('a formula', () => {
  it.each([
    [`[${ONE}]`, [ONE]],
    [`([${ONE}] + [${TWO}]) * 1.1`, [ONE, TWO]],
    [`-[${ONE}]/2-(3*(4+[${ONE}]))`, [ONE, ONE]],
    ['1', []],
    ['12.345', []],
    [`1 - 2 / [${TWO}]`, [TWO]],
  ])('%s names its fields', (formula, fields) => {
    expect(listFormulaFields(formula)).toEqual(fields);
  });

  it.each([
    '',
    '1 +',
    '(1',
    '1)',
    '1 2',
    '[x]',
    'alert(1)',
    `[${ONE}][${TWO}]`,
    '()',
    '1..2',
    '+1',
    `[${ONE}`,
    `[${ONE}] [${TWO}]`,
    '1 + a2',
    'a',
    '(1 + 2',
    '1 + * 2',
    '2 * (1 +',
    '-',
    '1 / ',
  ])('%j is none', (formula) => {
    expect(listFormulaFields(formula)).toBeNull();
  });

  it('does not run long on what is nested deep', () => {
    expect(listFormulaFields(`${'('.repeat(499)}1${')'.repeat(499)}`)).toEqual([]);
  });
});

it.each([
  ['a@gmial.com', 'gmail.com'],
  ['a@naver.con', 'naver.com'],
  ['a@nave.com', 'naver.com'],
  ['a@navver.com', 'naver.com'],
  ['a@hanmail.ent', 'hanmail.net'],
  ['a@gmail.com', null],
  ['a@hanbit.co.kr', null],
  ['a@mail.com', 'gmail.com'],
  ['a@x.com', null],
  ['a@damu.net', 'daum.net'],
  ['a@daum.ne', 'daum.net'],
  ['a@kakoa.com', 'kakao.com'],
  ['a@nate.co', 'nate.com'],
  ['a@outlok.com', 'outlook.com'],
  ['a@hotmial.com', 'hotmail.com'],
  ['a@yaho.com', 'yahoo.com'],
  ['a@iclod.com', 'icloud.com'],
  ['A@GMIAL.COM', 'gmail.com'],
  ['gmail.com@hanbit.example', null],
  // Two typos could mean a different domain, and so could swapped characters that aren't adjacent.
  ['a@gmial.con', null],
  ['a@gamil.con', null],
  ['a@gmlia.com', null],
  ['a@gxxil.com', null],
  ['a@gmxail.comx', null],
  ['a@il.com', null],
])('%s was meant to be at %s', (email, meant) => {
  expect(suggestMailDomain(email)).toBe(meant);
});

it.each([
  ['2026-12-25', '성탄절'],
  ['2027-01-01', '새해 첫날'],
  ['2026-03-01', '삼일절'],
  ['2026-05-05', '어린이날'],
  ['2026-06-06', '현충일'],
  ['2026-08-15', '광복절'],
  ['2026-10-03', '개천절'],
  ['2026-10-09', '한글날'],
  ['2027-02-07', '설날'],
  ['2027-05-13', '부처님오신날'],
  ['2026-09-25', '추석'],
  ['2026-11-22', '일요일'],
  ['2026-11-21', '토요일'],
  ['2026-11-20', null],
  // Substitutes for a Sunday, a Saturday and two holidays on one day. 새해 첫날 and 현충일 get none, and neither does 설날 on a
  // Saturday.
  ['2026-03-02', '대체공휴일'],
  ['2026-05-25', '대체공휴일'],
  ['2026-08-17', '대체공휴일'],
  ['2026-10-05', '대체공휴일'],
  ['2027-02-09', '대체공휴일'],
  ['2027-12-27', '대체공휴일'],
  ['2028-10-05', '대체공휴일'],
  ['2029-09-24', '대체공휴일'],
  ['2026-06-08', null],
  ['2028-01-03', null],
  ['2026-09-28', null],
])('%s: %s', (day, name) => {
  expect(findHolidayName(day)).toBe(name);
});

it.each([
  ['an ordinary day', '2026-11-20', '2026-12-04'],
  ['a Saturday, which is none of rest', '2026-11-21', '2026-12-05'],
  ['a Sunday', '2026-11-22', '2026-12-07'],
  ['성탄절, a Friday', '2026-12-11', '2026-12-26'],
  ['the first of 설날 and all behind it', '2027-01-23', '2027-02-10'],
])('a document ends on a day of business: %s', (_, sent, end) => {
  expect(getDefaultDeadlineDay(new Date(`${sent}T03:00:00Z`), 14)).toBe(end);
});

it('a day in Seoul begins nine hours before its like in London', () => {
  expect(getSeoulDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  expect(getSeoulDay(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
  expect(toSeoulInstant('2026-11-20', { days: 14, hours: 23, minutes: 59 }).toISOString()).toBe(
    '2026-12-04T14:59:00.000Z',
  );
  expect(toSeoulInstant('2026-12-01', { days: -1, hours: 9 }).toISOString()).toBe('2026-11-30T00:00:00.000Z');
});

it.each([
  ['2027-11-30T15:00:00.000Z', '2027-11-30'],
  ['2026-12-30T00:00:00.000Z', '2026-12-29'],
])('names the last full day of a period that ends at %s', (end, day) => {
  expect(getLastDayOfPeriod(new Date(end))).toBe(day);
});
