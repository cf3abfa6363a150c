import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { fillFieldsMachine, type FillFieldsInput } from '@/entities/filling';
import { isErrorShown } from '@/entities/filling/model/fill-fields.machine';
import { loadPatternMatcher } from '@/entities/filling/model/load-fits';
import type { Respondent, FillField, FillValues } from '#rules/fill-field.ts';
import { listAnswers, listQuestions } from '#rules/questions.ts';
import { getInitialValues, resolveFields } from '#rules/resolve-fields.ts';
import { valueProblemMessages } from '#rules/value-problem-words.ts';
import { findValueProblem } from '#rules/value-problem.ts';

const ME = 'me';
const filler: Respondent = {
  receiverUuid: ME,
  name: '이도윤',
  email: 'doyun@hanbit.example',
  phone: '010-1234-5678',
  company: '',
  today: '2026-11-20',
};
const field = (fieldId: string, more: Partial<FillField> = {}): FillField => ({
  fieldId,
  kind: 'TEXT',
  receiverUuid: ME,
  name: fieldId,
  required: true,
  ...more,
});

const askedIn = (given: { fields: readonly FillField[]; filler: Respondent; values: FillValues }) =>
  listQuestions(resolveFields(given.fields, given.values, given.filler));

function start(fields: FillField[], values = {}, more: Partial<FillFieldsInput> = {}) {
  const typed: unknown[] = [];
  const actor = createActor(
    fillFieldsMachine.provide({
      actions: {
        onTyped: ({ context }, { fieldIds }) =>
          typed.push(...fieldIds.map((fieldId) => [fieldId, context.values[fieldId] ?? null])),
      },
    }),
    { input: { fields, filler, values, ...more } },
  ).start();
  const now = () => actor.getSnapshot();
  const type = (fieldId: string, value: string | null) => actor.send({ type: 'typed', fieldId, value });
  return { actor, now, type, typed };
}

it('leads through what is to be filled in, and stays where something is wrong', () => {
  const { actor, now, type, typed } = start([
    field('주소'),
    field('메모', { required: false }),
    field('서명', { kind: 'SIGNATURE' }),
  ]);
  expect(now().context.currentId).toBe('주소');
  actor.send({ type: 'next' });
  expect(now().context).toMatchObject({ currentId: '주소', leftIds: ['주소'] });
  type('주소', '서울시 중구');
  actor.send({ type: 'next' });
  actor.send({ type: 'next' });
  expect(now().context.currentId).toBe('서명');
  actor.send({ type: 'previous' });
  expect(now().context.currentId).toBe('메모');
  type('서명', '이도윤');
  actor.send({ type: 'next' });
  expect(now().matches('complete')).toBe(true);
  expect(typed).toEqual([
    ['주소', '서울시 중구'],
    ['서명', '이도윤'],
  ]);
});

it('is done when the last mark is put in, and nothing else is left', () => {
  const SIGNATURES = [field('서명', { kind: 'SIGNATURE' }), field('도장', { kind: 'SEAL' })];
  const { actor, now, type } = start([field('주소'), ...SIGNATURES]);
  const put = (fieldId: string) => {
    type(fieldId, 'mark');
    actor.send({ type: 'mark.made' });
    return now();
  };
  // Another mark is still missing, so the user can look at this one and continues on their own.
  expect(put('서명').matches('filling')).toBe(true);
  expect(now().context.currentId).toBe('서명');
  // An address is missing, too, but its error isn't shown yet.
  expect(put('도장').matches('filling')).toBe(true);
  expect(now().context).toMatchObject({ currentId: '도장', leftIds: [] });
  type('주소', '부산');
  expect(put('도장').matches('complete')).toBe(true);
});

it('leads from the end back to the first that is wrong, and says all mistakes', () => {
  const { actor, now, type } = start([field('가'), field('나'), field('다')]);
  type('가', '1');
  type('다', '3');
  actor.send({ type: 'finish' });
  expect(now().matches('filling')).toBe(true);
  expect(now().context).toMatchObject({ currentId: '나', leftIds: ['가', '나', '다'] });
  type('나', '2');
  actor.send({ type: 'finish' });
  expect(now().matches('complete')).toBe(true);
  type('나', '');
  expect(now().matches('filling')).toBe(true);
});

it('is done at once where there is nothing to fill in', () => {
  const { actor, now } = start([
    field('남의 칸', { receiverUuid: 'other' }),
    field('안내', { kind: 'LABEL', value: '안내' }),
  ]);
  expect(now().context.currentId).toBeNull();
  actor.send({ type: 'finish' });
  expect(now().matches('complete')).toBe(true);
});

it('knows what the sender wrote, and begins with what was there before', () => {
  const { now } = start(
    [
      field('이름', { kind: 'NAME' }),
      field('메일', { kind: 'EMAIL' }),
      field('직책', { value: '직원' }),
      field('회사', { kind: 'COMPANY' }),
    ],
    { 직책: '대리' },
  );
  expect(now().context.values).toEqual({ 이름: '이도윤', 메일: 'doyun@hanbit.example', 직책: '대리' });
});

it('shows, asks and forgets by conditions, also one behind the other', () => {
  const fields = [
    field('유형', { kind: 'LIST', items: ['월세', '전세'] }),
    field('월세액', {
      kind: 'AMOUNT',
      condition: { fieldId: '유형', is: 'EQUAL', value: '월세', effect: 'SHOWN' },
    }),
    field('납부일', { condition: { fieldId: '월세액', is: 'FILLED', value: null, effect: 'SHOWN' } }),
    field('비고', { condition: { fieldId: '유형', is: 'EQUAL', value: '전세', effect: 'REQUIRED' } }),
  ];
  const asked = (values: Record<string, string>) =>
    askedIn({ fields, filler, values }).map((one) => `${one.field.fieldId}${one.isRequired ? '!' : ''}`);
  expect(asked({ 유형: '월세', 월세액: '500000' })).toEqual(['유형!', '월세액!', '납부일!', '비고']);
  expect(asked({ 유형: '전세', 월세액: '500000' })).toEqual(['유형!', '비고!']);
  const hidden = resolveFields(fields, { 유형: '전세', 월세액: '500000' }, filler).find(
    (one) => one.field.fieldId === '월세액',
  );
  expect(hidden).toMatchObject({ value: null, isShown: false });
});

it('works out formulas from shown fields, and gives up in a circle', () => {
  const [A, B, C] = [
    '0198c0de-0000-7000-8000-00000000000a',
    '0198c0de-0000-7000-8000-00000000000b',
    '0198c0de-0000-7000-8000-00000000000c',
  ] as const;
  const fields = [
    field(A, { kind: 'NUMBER' }),
    field(B, { kind: 'FORMULA', formula: `[${A}] * 1.1` }),
    field(C, { kind: 'FORMULA', formula: `[${B}] + [${C}]` }),
  ];
  expect(resolveFields(fields, { [A]: '1000' }, filler).map(({ value }) => value)).toEqual(['1000', '1100', null]);
});

it('stays at a field that a required formula divides by while it is zero, and does not finish', () => {
  const MONTHS = '0198c0de-0000-7000-8000-00000000000a';
  const { actor, now, type } = start([
    field(MONTHS, { kind: 'NUMBER', name: '개월', required: false }),
    field('월 금액', { kind: 'FORMULA', formula: `1200 / [${MONTHS}]` }),
    field('메모', { required: false }),
  ]);
  type(MONTHS, '0');
  actor.send({ type: 'next' });
  expect(now().context).toMatchObject({ currentId: MONTHS, leftIds: [MONTHS] });
  actor.send({ type: 'focused', fieldId: '메모' });
  actor.send({ type: 'finish' });
  expect([now().value, now().context.currentId]).toEqual(['filling', MONTHS]);
  type(MONTHS, '12');
  actor.send({ type: 'finish' });
  expect(now().matches('complete')).toBe(true);
});

it('keeps one of the radio buttons that belong together, and asks for one of them', () => {
  const { now, type } = start([
    field('동의', { kind: 'RADIO', group: 'g' }),
    field('거부', { kind: 'RADIO', group: 'g' }),
    field('따로', { kind: 'RADIO', required: false }),
  ]);
  expect(askedIn(now().context).map(({ problem }) => problem)).toEqual([{ code: 'MISSING' }, null]);
  type('동의', 'true');
  type('거부', 'true');
  expect(now().context.values).toMatchObject({ 동의: null, 거부: 'true' });
  expect(askedIn(now().context).map(({ problem }) => problem)).toEqual([null, null]);
});

it.each<[Partial<FillField>, string, string | null]>([
  [{ kind: 'EMAIL' }, 'a@b', '메일 주소가 맞는지 확인해주세요.'],
  [{ kind: 'PHONE' }, '010-348-273', '번호를 끝까지 적어주세요.'],
  [{ kind: 'PHONE' }, '010-3482-2731', null],
  [{ kind: 'BUSINESS_NUMBER' }, '123-45-67890', '사업자등록번호가 맞는지 확인해주세요.'],
  [{ kind: 'AMOUNT' }, '12.5', '금액을 원 단위 숫자로 적어주세요.'],
  [{ kind: 'NUMBER' }, '12.5', null],
  [{ kind: 'NUMBER', validation: { minimum: '18' } }, '9', '18 이상으로 적어주세요.'],
  [{ kind: 'DATE' }, '2026-13-01', '날짜를 다시 확인해주세요.'],
  [{ kind: 'LIST', items: ['가'] }, '나', '목록에 있는 것을 골라주세요.'],
  [{ validation: { maxLength: 2 } }, '👩‍👩‍👧가', null],
  [{ validation: { maxLength: 2 } }, '가나다', '2자까지 적을 수 있어요.'],
  [{ validation: { pattern: '[A-Z]{2}' } }, 'ABC', '형식이 맞지 않아요. 다시 확인해주세요.'],
  [{ validation: { pattern: '[A-Z]{2}', message: '대문자 두 자로 적어주세요.' } }, 'a', '대문자 두 자로 적어주세요.'],
  [{ validation: { pattern: '(' } }, 'a', null],
  [{ validation: { pattern: '\\p{Script=Hangul}+' } }, '가나다', null],
  [{ validation: { pattern: '(a+)+' } }, `${'a'.repeat(1_999)}!`, '형식이 맞지 않아요. 다시 확인해주세요.'],
  // Contracts from before this engine can have such patterns, which only the server checks.
  [{ validation: { pattern: '(a+)\\1' } }, 'b', null],
])('judges %o with %s', async (more, value, problem) => {
  const judged = field('칸', more);
  const found = findValueProblem(judged, value, await loadPatternMatcher([judged]));
  expect(found && valueProblemMessages.ko(judged, found)).toBe(problem);
});

it.each<[Partial<FillField>, string, string]>([
  [{ kind: 'EMAIL' }, 'a@b', 'Check the email address.'],
  [{ kind: 'NUMBER', validation: { minimum: '18' } }, '9', 'Enter 18 or more.'],
  [{ validation: { maxLength: 2 } }, '가나다', 'Use up to 2 characters.'],
  [{ validation: { pattern: '[A-Z]{2}' } }, 'ABC', 'The format isn’t valid. Check it and try again.'],
  [{ validation: { pattern: '[A-Z]{2}', message: '대문자 두 자로 적어주세요.' } }, 'a', '대문자 두 자로 적어주세요.'],
])('says of %o with %s in English: %s', async (more, value, words) => {
  const judged = field('칸', more);
  const found = findValueProblem(judged, value, await loadPatternMatcher([judged]));
  expect(found && valueProblemMessages.en(judged, found)).toBe(words);
});

it('judges by a pattern as soon as its engine is there', async () => {
  const { actor, now, type } = start([field('계좌', { validation: { pattern: '\\d+' } }), field('주소')]);
  type('계좌', '하나');
  await waitFor(actor, ({ context }) => context.questions[0]?.problem?.code === 'PATTERN');
  actor.send({ type: 'next' });
  expect(now().context.currentId).toBe('계좌');
  type('계좌', '110');
  actor.send({ type: 'next' });
  expect(now().context.currentId).toBe('주소');
});

it('says in both languages what is missing', () => {
  const seal = field('도장', { kind: 'SEAL' });
  expect(valueProblemMessages.ko(seal, { code: 'MISSING' })).toBe('여기에 도장을 찍어주세요.');
  expect(valueProblemMessages.en(seal, { code: 'MISSING' })).toBe('Add your seal here.');
});

it('asks for a group of radio buttons once, by the name of the group', () => {
  const group = { kind: 'RADIO' as const, group: '고용 형태' };
  const { actor, now, type, typed } = start([field('정규직', group), field('계약직', group), field('주소')]);
  expect(askedIn(now().context).map((one) => one.field.name)).toEqual(['고용 형태', '주소']);
  actor.send({ type: 'next' });
  expect(now().context).toMatchObject({ currentId: '정규직', leftIds: ['정규직'] });
  actor.send({ type: 'focused', fieldId: '계약직' });
  expect(now().context.currentId).toBe('정규직');
  type('계약직', 'true');
  expect(typed).toEqual([
    ['정규직', null],
    ['계약직', 'true'],
  ]);
  expect(askedIn(now().context)[0]).toMatchObject({ value: 'true', problem: null });
  actor.send({ type: 'next' });
  expect(now().context.currentId).toBe('주소');
  actor.send({ type: 'previous' });
  expect(now().context.currentId).toBe('정규직');
});

it('tells of a group of radio buttons which one was chosen', () => {
  const group = { kind: 'RADIO' as const, group: '고용 형태' };
  const fields = [field('정규직', group), field('계약직', group), field('주소')];
  const answers = (values: Record<string, string>) =>
    listAnswers(resolveFields(fields, values, filler)).map(({ field: { name }, value }) => [name, value]);
  expect(answers({ 계약직: 'true', 주소: '부산' })).toEqual([
    ['고용 형태', '계약직'],
    ['주소', '부산'],
  ]);
  expect(answers({})).toEqual([
    ['고용 형태', null],
    ['주소', null],
  ]);
});

it('writes the known number as one writes numbers', () => {
  const known = getInitialValues([field('연락처', { kind: 'PHONE' })], { ...filler, phone: '01034822731' });
  expect(known).toEqual({ 연락처: '010-3482-2731' });
});

const refuse = (fieldId: string, value: string, characters: string[] = [], words = '받을 수 없어요.') => ({
  type: 'refused' as const,
  refusals: [{ fieldId, value, characters, words }],
});
const optional = () => start([field('특약', { required: false }), field('주소')]);

describe('what the server refuses', () => {
  it('stays in its field, is said at once, and is led back to by the next step', () => {
    const { actor, now, type } = optional();
    type('특약', '돌려주세요 😊');
    actor.send({ type: 'next' });
    expect(now().context.currentId).toBe('주소');
    actor.send(refuse('특약', '돌려주세요 😊', ['😊']));
    expect(now().context.values['특약']).toBe('돌려주세요 😊');
    const [question] = now().context.questions;
    expect(question?.problem).toEqual({ code: 'UNPRINTABLE', characters: ['😊'] });
    // The error is shown even though the field hasn't been visited since.
    expect(question && isErrorShown({ leftIds: [] }, question)).toBe(true);
    type('주소', '서울');
    actor.send({ type: 'next' });
    expect(now().context.currentId).toBe('특약');
    actor.send({ type: 'next' });
    actor.send({ type: 'finish' });
    expect(now().matches('complete')).toBe(false);
    actor.send({ type: 'cleaned', fieldId: '특약' });
    expect(now().context.values['특약']).toBe('돌려주세요');
    actor.send({ type: 'finish' });
    expect(now().matches('complete')).toBe(true);
  });

  it('is led back to before the field after the next one, too', () => {
    const { actor, now, type } = start([field('특약', { required: false }), field('주소'), field('비고')]);
    type('특약', '😊');
    actor.send({ type: 'next' });
    actor.send(refuse('특약', '😊', ['😊']));
    type('주소', '서울');
    actor.send({ type: 'next' });
    expect(now().context.currentId).toBe('특약');
  });

  it('is known from then on, in every field, before anybody asks again', () => {
    const { actor, now, type } = optional();
    type('특약', '😊');
    actor.send(refuse('특약', '😊', ['😊']));
    type('주소', '서울 😊 어딘가');
    actor.send({ type: 'next' });
    expect(now().context).toMatchObject({ currentId: '주소', leftIds: ['주소'] });
    expect(now().context.questions.map(({ problem }) => problem?.code)).toEqual(['UNPRINTABLE', 'UNPRINTABLE']);
  });

  it('for another reason holds for that value alone', () => {
    const { actor, now, type } = optional();
    type('주소', '가');
    actor.send(refuse('주소', '가'));
    expect(now().context.questions[1]?.problem).toEqual({ code: 'REFUSED', words: '받을 수 없어요.' });
    type('주소', '가나');
    expect(now().context.questions[1]?.problem).toBeNull();
  });

  it('leads from a look at everything to the first that is wrong', () => {
    const { actor, now, type } = optional();
    type('주소', '서울');
    actor.send({ type: 'finish' });
    expect(now().matches('complete')).toBe(true);
    actor.send(refuse('주소', '서울'));
    actor.send({ type: 'recalled' });
    expect(now().matches('filling')).toBe(true);
    expect(now().context.currentId).toBe('주소');
  });
});

it.each<[string, Record<string, string>, string | null]>([
  ['the first that must be filled in', { 가: '1' }, '다'],
  ['the first that is empty, when none must', { 가: '1', 다: '3' }, '나'],
  ['the last, when all is filled in', { 가: '1', 나: '2', 다: '3' }, '다'],
])('begins again at %s', (_, values, currentId) => {
  const fields = [field('가'), field('나', { required: false }), field('다')];
  expect(start(fields, values, { isGoingOn: true }).now().context.currentId).toBe(currentId);
  expect(start(fields, values).now().context.currentId).toBe('가');
});

it('leaves what has not changed as the same object, so that nobody draws it again', () => {
  const { now, type } = start([
    field('가'),
    field('나'),
    field('다', { kind: 'RADIO', group: 'g' }),
    field('라', { kind: 'RADIO', group: 'g' }),
  ]);
  const before = now().context;
  type('가', '1');
  const after = now().context;
  expect(after.resolved.map((one, place) => one === before.resolved[place])).toEqual([false, true, true, true]);
  expect(after.questions.map((one, place) => one === before.questions[place])).toEqual([false, true, true]);
  type('가', '1');
  expect(now().context.resolved).toBe(after.resolved);
});

const judged = () => {
  const clock = new SimulatedClock();
  const doubts: string[] = [];
  const fields = [field('특약', { required: false }), field('주소')];
  const actor = createActor(
    fillFieldsMachine.provide({ actions: { onDoubt: ({ context }) => doubts.push(context.currentId ?? '') } }),
    { input: { fields, filler, values: {}, isJudged: true }, clock },
  ).start();
  const goOn = (value: string) => {
    actor.send({ type: 'typed', fieldId: '특약', value });
    actor.send({ type: 'next' });
  };
  return { actor, clock, doubts, goOn, now: () => actor.getSnapshot() };
};

describe('going on from what only the server can judge', () => {
  it('waits for its word, and goes on', () => {
    const { actor, doubts, goOn, now } = judged();
    goOn('李');
    expect(now().matches('asking')).toBe(true);
    expect([now().context.currentId, doubts]).toEqual(['특약', ['특약']]);
    actor.send({ type: 'passed' });
    expect([now().context.currentId, now().value]).toEqual(['주소', 'filling']);
  });

  it('stays where it refuses, and says why', () => {
    const { actor, goOn, now } = judged();
    goOn('😊');
    actor.send(refuse('특약', '😊', ['😊']));
    expect(now().matches('filling')).toBe(true);
    expect(now().context).toMatchObject({ currentId: '특약', leftIds: ['특약'] });
    actor.send({ type: 'passed' });
    expect(now().context.currentId).toBe('특약');
  });

  it('goes on after a while without it, and is led back by what is refused then', () => {
    const { actor, clock, goOn, now } = judged();
    goOn('😊');
    clock.increment(1_999);
    expect(now().context.currentId).toBe('특약');
    clock.increment(1);
    expect(now().context.currentId).toBe('주소');
    actor.send(refuse('특약', '😊', ['😊']));
    actor.send({ type: 'typed', fieldId: '주소', value: '부산' });
    actor.send({ type: 'next' });
    expect(now().context.currentId).toBe('특약');
  });

  it('waits no longer once somebody types on, goes elsewhere or asks for the end', () => {
    const { actor, goOn, now } = judged();
    goOn('😊');
    actor.send({ type: 'typed', fieldId: '특약', value: '부탁' });
    actor.send({ type: 'passed' });
    expect([now().context.currentId, now().value]).toEqual(['특약', 'filling']);
    goOn('😊');
    actor.send({ type: 'focused', fieldId: '주소' });
    expect([now().context.currentId, now().value]).toEqual(['주소', 'filling']);
    goOn('😊');
    actor.send({ type: 'finish' });
    expect([now().context.currentId, now().value]).toEqual(['주소', 'filling']);
  });

  it('waits for nothing that every face has, nor where nobody judges', () => {
    const { doubts, goOn, now } = judged();
    goOn('부산광역시');
    expect([now().context.currentId, doubts]).toEqual(['주소', []]);
    const rehearsed = optional();
    rehearsed.type('특약', '😊');
    rehearsed.actor.send({ type: 'next' });
    expect(rehearsed.now().context.currentId).toBe('주소');
  });
});
