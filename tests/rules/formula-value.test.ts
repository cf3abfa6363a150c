import { expect, it } from 'vitest';
import { compareDecimals, parseDecimal, formatDecimal } from '#rules/decimal.ts';
import { isConditionMet } from '#rules/field-condition.ts';
import { evaluateFormula } from '#rules/formula-value.ts';

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
  ['0.5 / 0.25', '2'],
  ['1 / 0.3 / 3', '1.1111111111'],
  ['-1 / 30000000000', '0'],
  ['1.25 * 1.25', '1.5625'],
  ['100.01 + 0', '100.01'],
  ['0 - 0', '0'],
  ['', null],
  ['[0198c0de-0000-7000-8000-00000000000c] + 1', null],
  ['1 +', null],
])('works out %s', (formula, value) => {
  expect(evaluateFormula(formula, valueOf)).toBe(value);
});

it('writes and compares decimals without rounding', () => {
  const read = parseDecimal('-12.500');
  expect(read && formatDecimal(read)).toBe('-12.5');
  expect(compareDecimals('9', '10')).toBeLessThan(0);
  expect(compareDecimals('1.0', '1')).toBe(0);
  expect(compareDecimals('둘', '1')).toBeNull();
  expect(compareDecimals('2', '1')).toBe(1);
  expect(parseDecimal('007.050') && formatDecimal({ over: 7050n, under: 1000n })).toBe('7.05');
  for (const none of ['a1', '1a', '--1', '1.', '.5', `1.${'1'.repeat(11)}`, '1'.repeat(21)])
    expect([none, parseDecimal(none)]).toEqual([none, null]);
});

it.each([
  ['FILLED', null, '가', true],
  ['FILLED', '가', '가', true],
  ['FILLED', null, '', false],
  ['EMPTY', null, null, true],
  ['EQUAL', '1.0', '1', true],
  ['EQUAL', '월세', '전세', false],
  ['DIFFERENT', '월세', '전세', true],
  ['MORE', '9', '10', true],
  ['LESS', '9', '10', false],
  ['MORE', '9', null, false],
  ['FILLED', null, null, false],
  ['EMPTY', null, '', true],
  ['EMPTY', null, '가', false],
  ['MORE', '9', '9', false],
  ['MORE', '9', '8', false],
  ['MORE', '가', '나', false],
  ['LESS', '9', '9', false],
  ['LESS', '9', '8', true],
  ['LESS', '나', '가', false],
  ['EQUAL', '월세', '월세', true],
  ['EQUAL', '1', '2', false],
  ['EQUAL', null, null, true],
  ['EQUAL', '', null, true],
  ['DIFFERENT', '1.0', '1', false],
  ['DIFFERENT', '월세', null, true],
] as const)('meets %s %s with %s: %s', (is, value, given, met) => {
  expect(isConditionMet({ is, value }, given)).toBe(met);
});
