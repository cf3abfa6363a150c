import { expect, it } from 'vitest';
import { formatPrintedText } from '#rules/field-text.ts';

it.each([
  ['5142857.1428571429', '5,142,857.14'],
  ['36000000', '36,000,000'],
  ['0.005', '0.01'],
  ['2.5', '2.5'],
  ['-1234.565', '-1,234.57'],
  ['-0.001', '0'],
  ['999.999', '1,000'],
  // Formatting text again changes nothing.
  ['5,142,857.14', '5,142,857.14'],
])('prints what a formula comes to: %s as %s', (value, printed) => {
  expect(formatPrintedText({ kind: 'FORMULA', value })).toBe(printed);
});

it('prints amounts in groups or in words, and dates in their form', () => {
  expect(formatPrintedText({ kind: 'AMOUNT', value: '1200000' })).toBe('1,200,000');
  expect(formatPrintedText({ kind: 'AMOUNT', value: '1200000', inWords: true })).toBe('금 일백이십만원정 (₩1,200,000)');
  // An invalid value is shown as it was typed.
  expect(formatPrintedText({ kind: 'AMOUNT', value: 'abc', inWords: true })).toBe('abc');
  expect(formatPrintedText({ kind: 'DATE', value: '2026-11-20' })).toBe('2026년 11월 20일');
  expect(formatPrintedText({ kind: 'SIGNED_DATE', value: '2026-11-20' })).toBe('2026년 11월 20일');
  expect(formatPrintedText({ kind: 'SIGNED_DATE', value: '2026-11-20', format: 'YYYY.MM.DD' })).toBe('2026.11.20');
  const gap = { start: 0, end: 0.2 };
  const dateGaps = { year: gap, month: gap, day: gap, shortYear: true };
  expect(formatPrintedText({ kind: 'DATE', value: '2026-01-20', dateGaps })).toBe('26 01 20');
  const printed = { year: gap, month: gap, day: gap, printedYear: 2026 };
  expect(formatPrintedText({ kind: 'DATE', value: '2026-01-20', dateGaps: printed })).toBe('01 20');
  // A date that contradicts the page is printed in full, so that nobody reads it as a date in the printed year.
  expect(formatPrintedText({ kind: 'SIGNED_DATE', value: '2027-01-20', dateGaps: printed })).toBe('2027년 1월 20일');
  expect(formatPrintedText({ kind: 'TEXT', value: '1234' })).toBe('1234');
  expect(formatPrintedText({ kind: 'TEXT', value: '각'.normalize('NFD') })).toBe('각');
});
