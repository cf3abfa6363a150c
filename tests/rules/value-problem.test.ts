import { describe, expect, it } from 'vitest';
import { FIELD_KINDS } from '#rules/field-kinds.ts';
import type { FillField } from '#rules/fill-field.ts';
import { repairNumber } from '#rules/sheet-repairs.ts';
import { valueProblemMessages } from '#rules/value-problem-words.ts';
import { findValueProblem, type ValueProblem } from '#rules/value-problem.ts';
import { cases, nameOf } from '../support/value-rows';

const fieldOf = (more: Partial<FillField>): FillField => ({
  fieldId: 'f',
  kind: 'TEXT',
  receiverUuid: 'r',
  name: '칸',
  required: true,
  ...more,
});
const fits = (value: string, pattern: string) => pattern === '[A-Z]+' && value === 'AB';
const problemOf = (more: Partial<FillField>, value: string | null) => findValueProblem(fieldOf(more), value);
/** Other tests cover printing, birth dates and patterns. */
const JUDGED = new Set(['NUMBER', 'AMOUNT', 'CHECKBOX', 'RADIO', 'LIST', 'EMAIL', 'PHONE', 'BUSINESS_NUMBER']);
const judgedHere = cases.filter(({ kind, more }) => JUDGED.has(kind) || (kind === 'DATE' && !more?.name));

it.each(judgedHere.map((one) => [nameOf(one), one] as const))('judges %s', (_, { kind, more, value, isRight }) => {
  expect(problemOf({ kind, ...more }, value) === null).toBe(isRight);
});

it('has nothing against an empty value', () => {
  for (const kind of FIELD_KINDS) expect([problemOf({ kind }, null), problemOf({ kind }, '')]).toEqual([null, null]);
});

it('accepts any value of a kind without a form of its own', () => {
  const accepting = FIELD_KINDS.filter((kind) => problemOf({ kind }, '가') === null);
  expect(accepting.join(' ')).toBe(
    'SIGNATURE SEAL INITIALS TEXT MULTILINE SIGNED_DATE NAME COMPANY IMAGE FILE FORMULA LABEL',
  );
});

it('refuses a date of another year than the form has printed, unless the date is printed in full', () => {
  const [gap, closed] = [
    { start: 0, end: 0.2 },
    { start: 0, end: 0 },
  ];
  const dateGaps = { year: gap, month: gap, day: gap, printedYear: 2026 };
  const field = { kind: 'DATE', dateGaps, validation: { message: '다시 적어주세요.' } } as const;
  expect(problemOf(field, '2027-01-05')).toEqual({ code: 'YEAR', year: 2026 });
  expect(problemOf(field, '2026-01-05')).toBeNull();
  expect(problemOf({ ...field, kind: 'SIGNED_DATE' }, '2027-01-05')).toBeNull();
  expect(problemOf({ ...field, dateGaps: { year: gap, month: gap, day: gap } }, '2027-01-05')).toBeNull();
  expect(problemOf({ ...field, dateGaps: { ...dateGaps, month: closed } }, '2027-01-05')).toBeNull();
});

describe('an email address', () => {
  it.each(['a@b.kr', 'kim.ji+1@mail.hanbit.example'])('%s is accepted', (value) =>
    expect(problemOf({ kind: 'EMAIL' }, value)).toBeNull(),
  );
  it.each(['a@b.k', 'a@b..kr.', 'x a@b.kr', 'a@b.kr x', 'a@@b.kr', '@b.kr', 'a@.', 'a b@c.kr', 'a@b.k r'])(
    '%s is not',
    (value) => expect(problemOf({ kind: 'EMAIL' }, value)).toEqual({ code: 'KIND' }),
  );
});

it('counts characters as people do, and accepts both bounds', () => {
  const field = { validation: { minLength: 2, maxLength: 3 } };
  expect(problemOf(field, '👩‍👩‍👧')).toEqual({ code: 'TOO_SHORT', length: 2 });
  expect(problemOf(field, '가나')).toBeNull();
  expect(problemOf(field, '가나👩‍👩‍👧')).toBeNull();
  expect(problemOf(field, '가나다라')).toEqual({ code: 'TOO_LONG', length: 3 });
  expect(problemOf({}, '가'.repeat(2000))).toBeNull();
  expect(problemOf({}, '가'.repeat(2001))).toEqual({ code: 'TOO_LONG', length: 2000 });
});

it('accepts both ends of a range, which only numbers have', () => {
  const validation = { minimum: '9', maximum: '10.5' };
  const number = { kind: 'NUMBER', validation } as const;
  expect(['9', '10', '10.50'].map((value) => problemOf(number, value))).toEqual([null, null, null]);
  expect(problemOf(number, '8.9')).toEqual({ code: 'TOO_LOW', bound: '9' });
  expect(problemOf(number, '10.51')).toEqual({ code: 'TOO_HIGH', bound: '10.5' });
  expect(problemOf({ kind: 'TEXT', validation }, '8')).toBeNull();
  expect(problemOf({ kind: 'FORMULA', validation }, '8')).toBeNull();
});

it('accepts up to twenty digits of an amount, and nothing around them', () => {
  expect(problemOf({ kind: 'AMOUNT' }, '1'.repeat(20))).toBeNull();
  for (const wrong of ['1'.repeat(21), ' 1', '1원'])
    expect(problemOf({ kind: 'AMOUNT' }, wrong)).toEqual({ code: 'KIND' });
});

it('accepts no option of a list without options', () => {
  expect(problemOf({ kind: 'LIST' }, '가')).toEqual({ code: 'KIND' });
});

it('asks whoever has the engine about a pattern', () => {
  const field = fieldOf({ validation: { pattern: '[A-Z]+' } });
  expect(findValueProblem(field, 'AB', fits)).toBeNull();
  expect(findValueProblem(field, 'ab', fits)).toEqual({ code: 'PATTERN' });
  expect(findValueProblem(field, 'ab')).toBeNull();
  expect(findValueProblem(fieldOf({}), 'ab', () => false)).toBeNull();
});

it("says the sender's own words about a rule, but not about a value of another kind", () => {
  const field = { kind: 'NUMBER', validation: { minimum: '1', message: '한 명부터요.' } } as const;
  expect(problemOf(field, '0')).toEqual({ code: 'SENDERS', words: '한 명부터요.' });
  expect(problemOf(field, '1')).toBeNull();
  expect(problemOf(field, '둘')).toEqual({ code: 'KIND' });
});

const PROBLEMS: ValueProblem[] = [
  ...(['MISSING', 'KIND', 'PATTERN', 'BIRTH', 'PARTS', 'ROOM'] as const).map((code) => ({ code })),
  { code: 'TOO_SHORT', length: 71 },
  { code: 'TOO_LONG', length: 72 },
  { code: 'TOO_LOW', bound: '73' },
  { code: 'TOO_HIGH', bound: '74' },
  { code: 'YEAR', year: 2075 },
  { code: 'UNPRINTABLE', characters: ['🜁'] },
  { code: 'UNPRINTABLE', characters: ['\u200D'] },
];
const kindsWithOwn = (say: (typeof valueProblemMessages)['ko'], code: 'MISSING' | 'KIND') =>
  FIELD_KINDS.filter((kind) => say({ kind }, { code }) !== say({ kind: 'TEXT' }, { code }));
const HANGUL = /[가-힣]/;

describe.each(['ko', 'en'] as const)('the words in %s', (language) => {
  const say = valueProblemMessages[language];

  it('are a sentence of that language for every problem of every kind', () => {
    for (const kind of FIELD_KINDS)
      for (const problem of PROBLEMS) {
        const words = say({ kind }, problem);
        expect(words).not.toContain('undefined');
        expect([words, HANGUL.test(words)]).toEqual([expect.stringMatching(/^\S.{5,}\S$/), language === 'ko']);
      }
  });

  it('differ between problems, and name what is needed', () => {
    const all = PROBLEMS.filter(({ code }) => code !== 'KIND').map((problem) => say({ kind: 'TEXT' }, problem));
    expect(new Set(all).size).toBe(all.length);
    for (const [code, word] of [
      ['TOO_SHORT', '71'],
      ['TOO_LONG', '72'],
      ['TOO_LOW', '73'],
      ['TOO_HIGH', '74'],
      ['YEAR', '2075'],
      ['UNPRINTABLE', '🜁'],
    ] as const)
      expect(all.filter((words) => words.includes(word))).toEqual(
        PROBLEMS.filter((problem) => problem.code === code)
          .slice(0, 1)
          .map((problem) => say({ kind: 'TEXT' }, problem)),
      );
  });

  it('say what to do where a kind has words of its own', () => {
    expect(kindsWithOwn(say, 'MISSING')).toEqual([
      'SIGNATURE',
      'SEAL',
      'INITIALS',
      'CHECKBOX',
      'RADIO',
      'LIST',
      'IMAGE',
      'FILE',
    ]);
    expect(kindsWithOwn(say, 'KIND')).toEqual([
      ...(['NUMBER', 'AMOUNT', 'DATE', 'CHECKBOX', 'RADIO', 'LIST', 'EMAIL', 'PHONE', 'BUSINESS_NUMBER'] as const),
    ]);
  });

  it('are given by whoever wrote them', () => {
    expect(say({ kind: 'TEXT' }, { code: 'SENDERS', words: '한 명부터요.' })).toBe('한 명부터요.');
    expect(say({ kind: 'TEXT' }, { code: 'REFUSED', words: '안 돼요.' })).toBe('안 돼요.');
  });
});

it.each([
  ['AMOUNT', '0', true],
  ['AMOUNT', '00', false],
  ['AMOUNT', '012', false],
  ['NUMBER', '00012', true],
  ['NUMBER', '-0.5', true],
  ['NUMBER', '-0', false],
  ['NUMBER', '-0.00', false],
] as const)('%s takes %s: %s', (kind, value, isTaken) => {
  expect(problemOf({ kind }, value)).toEqual(isTaken ? null : { code: 'KIND' });
});

it.each([
  ['AMOUNT', '0012', '12'],
  ['AMOUNT', '00', '0'],
  ['AMOUNT', '-0', '0'],
  ['NUMBER', '0012', '0012'],
  ['NUMBER', '-0.0', '0.0'],
  ['NUMBER', '-1,200', '-1200'],
] as const)('a spreadsheet’s %s %s becomes %s', (kind, value, repaired) => {
  expect(repairNumber(kind, { value, repairs: [] }).value).toBe(repaired);
});
