import { expect, it } from 'vitest';
import { compareDecimals, readDecimal, writeDecimal } from '#rules/decimal.ts';
import { isConditionMet } from '#rules/field-condition.ts';
import { formulaValue } from '#rules/formula-value.ts';

const A = '0198c0de-0000-7000-8000-00000000000a';
const B = '0198c0de-0000-7000-8000-00000000000b';
const values: Record<string, string> = { [A]: '0.1', [B]: '0.2' };
const valueOf = (fieldId: string) => values[fieldId] ?? null;

it.each([
  [`[${A}] + [${B}]`, '0.3'],
  [`([${A}] + [${B}]) * 10`, '3'],
  [`1000000 * 1.1`, '1100000'],
  [`-[${A}] - 2 * (3 - 1)`, '-4.1'],
  ['10 / 4', '2.5'],
  ['1 / 3', '0.3333333333'],
  ['2 / 3', '0.6666666667'],
  ['1 / -3', '-0.3333333333'],
  ['1 / (1 - 1)', null],
  ['[0198c0de-0000-7000-8000-00000000000c] + 1', null],
  ['1 +', null],
])('works out %s', (formula, value) => {
  expect(formulaValue(formula, valueOf)).toBe(value);
});

it('writes and compares decimals without rounding', () => {
  const read = readDecimal('-12.500');
  expect(read && writeDecimal(read)).toBe('-12.5');
  expect(compareDecimals('9', '10')).toBeLessThan(0);
  expect(compareDecimals('1.0', '1')).toBe(0);
  expect(compareDecimals('둘', '1')).toBeNull();
});

it.each([
  ['FILLED', null, '가', true],
  ['FILLED', null, '', false],
  ['EMPTY', null, null, true],
  ['EQUAL', '1.0', '1', true],
  ['EQUAL', '월세', '전세', false],
  ['DIFFERENT', '월세', '전세', true],
  ['MORE', '9', '10', true],
  ['LESS', '9', '10', false],
  ['MORE', '9', null, false],
] as const)('meets %s %s with %s: %s', (is, value, given, met) => {
  expect(isConditionMet({ is, value }, given)).toBe(met);
});
