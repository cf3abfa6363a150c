import { describe, expect, it } from 'vitest';
import type { FillField, Respondent } from '#rules/fill-field.ts';
import { findFormulaObstacle } from '#rules/formula-value.ts';
import { listQuestions } from '#rules/questions.ts';
import { resolveFields } from '#rules/resolve-fields.ts';
import { valueProblemMessages } from '#rules/value-problem-words.ts';

const [MONTHS, MONTHLY, YEARLY, OTHERS] = [
  '0198c0de-0000-7000-8000-00000000000a',
  '0198c0de-0000-7000-8000-00000000000b',
  '0198c0de-0000-7000-8000-00000000000c',
  '0198c0de-0000-7000-8000-00000000000d',
];
const filler: Respondent = {
  receiverUuid: 'me',
  name: '이도윤',
  email: null,
  phone: null,
  company: '',
  today: '2026-11-20',
};
const fieldOf = (fieldId: string, more: Partial<FillField>): FillField => ({
  fieldId,
  kind: 'FORMULA',
  receiverUuid: 'me',
  name: fieldId,
  required: false,
  ...more,
});
const months = fieldOf(MONTHS, { kind: 'NUMBER', name: '개월' });
const monthly = fieldOf(MONTHLY, { name: '월 금액', formula: `1200 / [${MONTHS}]`, required: true });
const find = (fields: FillField[], values: Record<string, string | null> = {}) =>
  resolveFields(fields, values, filler).map(({ isRequired, problem, note }) => ({ isRequired, problem, note }));
const because = (reason: 'BLANK' | 'ZERO') => ({ code: 'FORMULA', reason, operand: '개월', formula: '월 금액' });
const wrong = (reason: 'BLANK' | 'ZERO') => [
  { isRequired: true, problem: because(reason), note: null },
  { isRequired: true, problem: null, note: because(reason) },
];
const unexplained = { code: 'FORMULA', reason: 'OTHER', operand: '', formula: '월 금액' };

describe('a formula that must have a result', () => {
  it('makes its operands required, and blames the one that is empty or zero', () => {
    expect(find([months, monthly])).toEqual(wrong('BLANK'));
    expect(find([months, monthly], { [MONTHS]: ' ' })).toEqual(wrong('BLANK'));
    expect(find([months, monthly], { [MONTHS]: '0.0' })).toEqual(wrong('ZERO'));
    expect(find([months, monthly], { [MONTHS]: '12' })).toEqual([
      { isRequired: true, problem: null, note: null },
      { isRequired: true, problem: null, note: null },
    ]);
  });

  it('leaves it to an operand that is wrong for a reason of its own', () => {
    const [operand] = find([{ ...months, required: true }, monthly]);
    expect(operand?.problem).toEqual({ code: 'MISSING' });
    expect(find([months, monthly], { [MONTHS]: '열둘' })[0]?.problem).toEqual({ code: 'KIND' });
  });

  it('is asked about itself if the person can’t change what it lacks', () => {
    for (const operand of [
      { ...months, receiverUuid: null, value: '0' },
      { ...months, receiverUuid: null },
      { ...months, readOnly: true, value: '0' },
      { ...months, condition: { fieldId: YEARLY, is: 'FILLED' as const, value: null, effect: 'SHOWN' as const } },
    ])
      expect(listQuestions(resolveFields([operand, monthly], {}, filler))).toMatchObject([
        { field: { fieldId: MONTHLY }, problem: unexplained },
      ]);
    const difference = { ...monthly, formula: `1200 / ([${MONTHS}] - 12)` };
    expect(find([months, difference], { [MONTHS]: '12' })[1]?.problem).toEqual(unexplained);
  });

  it('blames an operand through other formulas', () => {
    const yearly = fieldOf(YEARLY, { name: '연 금액', formula: `[${MONTHLY}] * 12`, required: true });
    const [operand, ...formulas] = find([months, { ...monthly, required: false }, yearly], { [MONTHS]: '0' });
    expect(operand).toMatchObject({ isRequired: true, problem: { ...because('ZERO'), formula: '연 금액' } });
    expect(formulas.map(({ problem }) => problem)).toEqual([null, null]);
  });

  it('waits for others whose values are hidden, but not for what they left empty', () => {
    const others = fieldOf(OTHERS, { kind: 'NUMBER', receiverUuid: 'other', name: '남의 칸' });
    const sum = { ...monthly, formula: `[${OTHERS}] + 1` };
    expect(find([others, sum])[1]?.problem).toBeNull();
    expect(find([others, sum], { [OTHERS]: null })[1]?.problem).toEqual(unexplained);
  });

  it('waits for fields that are not here at all', () => {
    for (const formula of [`1200 / [${OTHERS}]`, `[${MONTHS}] + [${OTHERS}]`])
      expect(find([months, { ...monthly, formula }], { [MONTHS]: '12' })).toEqual([
        { isRequired: formula.includes(MONTHS), problem: null, note: null },
        { isRequired: true, problem: null, note: null },
      ]);
  });

  it('has no problem while it is hidden, somebody else’s or in a cycle that nobody can break', () => {
    const condition = { fieldId: MONTHS, is: 'FILLED' as const, value: null, effect: 'SHOWN' as const };
    expect(find([months, { ...monthly, condition }]).map(({ problem }) => problem)).toEqual([null, null]);
    expect(find([months, { ...monthly, receiverUuid: 'other' }]).map(({ problem }) => problem)).toEqual([null, null]);
    expect(find([{ ...monthly, formula: `[${MONTHLY}] + 1` }])[0]?.problem).toEqual(unexplained);
  });
});

it('only notes at both fields that a formula that may stay empty has no result', () => {
  expect(find([months, { ...monthly, required: false }], { [MONTHS]: '0' })).toEqual([
    { isRequired: false, problem: null, note: because('ZERO') },
    { isRequired: false, problem: null, note: because('ZERO') },
  ]);
});

const words = (reason: 'BLANK' | 'ZERO') =>
  valueProblemMessages.ko(months, { code: 'FORMULA', reason, operand: '개월', formula: '월 금액' });

it('says in words which value to change', () => {
  expect(words('ZERO')).toBe('‘개월’ 칸에 0을 적으면 ‘월 금액’ 칸을 계산할 수 없어요.');
  expect(words('BLANK')).toBe('‘개월’ 칸을 비워두면 ‘월 금액’ 칸을 계산할 수 없어요.');
});

it.each([
  [`1 / [${MONTHS}]`, '0', { reason: 'ZERO', fieldId: MONTHS }],
  [`1 / -[${MONTHS}]`, '0', { reason: 'OTHER', fieldId: null }],
  [`1 / (1 - 1) + [${MONTHS}]`, '1', { reason: 'OTHER', fieldId: null }],
  [`1 + [${MONTHS}]`, null, { reason: 'BLANK', fieldId: MONTHS }],
  [`1 + [${MONTHS}]`, '하나', { reason: 'OTHER', fieldId: null }],
  [`1 + [${MONTHS}]`, '1', null],
  ['1 +', null, null],
])('finds what keeps %s with %s from having a result', (formula, value, obstacle) => {
  expect(findFormulaObstacle(formula, () => value)).toEqual(obstacle);
});
