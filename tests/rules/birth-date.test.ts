import { expect, it } from 'vitest';
import { isBirthDate, formatBirthDate, formatTypedBirthDate } from '../../rules/birth-date.ts';
import type { FillField } from '../../rules/fill-field.ts';
import { resolveFields } from '../../rules/resolve-fields.ts';

const ME = 'r1';
const filler = { receiverUuid: ME, name: '이도윤', email: null, phone: null, company: '', today: '2026-11-20' };
const born: FillField = { fieldId: 'f', kind: 'DATE', receiverUuid: ME, name: '생년월일', required: true };
const problemOf = (field: FillField, value: string) => resolveFields([field], { f: value }, filler)[0]?.problem ?? null;

it.each(['생년월일', '근로자 생년월일', '출생일', 'Date of birth', 'DOB'])('%s is asked as a birth date', (name) => {
  expect(isBirthDate({ ...born, name })).toBe(true);
});

it.each(['계약일', '입사일', '생산일'])('%s is not', (name) => {
  expect(isBirthDate({ ...born, name })).toBe(false);
});

it('is typed in digits', () => {
  const steps = Array.from('19550302', (_, at) => formatTypedBirthDate('19550302'.slice(0, at + 1)));
  expect(steps).toEqual(['1', '19', '195', '1955', '1955-0', '1955-03', '1955-03-0', '1955-03-02']);
  expect(formatTypedBirthDate('1955-03-')).toBe('1955-03');
  expect(formatTypedBirthDate('195503021')).toBe('1955-03-02');
});

it('or as people write it', () => {
  expect(formatTypedBirthDate('1955. 3. 2')).toBe('1955. 3. 2');
  expect(formatBirthDate('1955. 3. 2.')).toBe('1955-03-02');
  expect(formatTypedBirthDate('1955년 3월 12일')).toBe('1955-03-12');
  expect(formatTypedBirthDate(' 1955. 11. 12')).toBe('1955-11-12');
  expect(formatBirthDate(' 1955년 11월 12일')).toBe('1955-11-12');
  expect(formatBirthDate('1955. 3. 2. ')).toBe('1955-03-02');
  expect(formatBirthDate('1955.3.2')).toBe('1955-03-02');
  for (const none of ['만 1955. 3. 02', '1955. 3. 123', '1955. 3. 12 1', '55. 3. 2', '11955. 3. 02', ''])
    expect([formatTypedBirthDate(none), formatBirthDate(none)]).toEqual([none, none]);
});

it.each([
  ['1955-03-02', null],
  ['1900-01-01', null],
  ['2026-11-20', null],
  ['1899-12-31', { code: 'BIRTH' }],
  ['2026-11-21', { code: 'BIRTH' }],
  ['1955-02-31', { code: 'KIND' }],
  ['1955-03', { code: 'KIND' }],
])('%s: %o', (value, problem) => {
  expect(problemOf(born, value)).toEqual(problem);
});

it('leaves other dates alone', () => {
  expect(problemOf({ ...born, name: '입주일' }, '2030-01-01')).toBeNull();
  expect(problemOf({ ...born, kind: 'TEXT' }, '1800-01-01')).toBeNull();
});
