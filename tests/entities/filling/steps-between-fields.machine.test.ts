import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fillFieldsMachine, type FillFieldsInput } from '@/entities/filling';
import { isErrorShown } from '@/entities/filling/model/fill-fields.machine';
import type { FillField, FillValues, Respondent } from '#rules/fill-field.ts';

const ME = 'me';
const filler: Respondent = {
  receiverUuid: ME,
  name: '이도윤',
  email: null,
  phone: null,
  company: '',
  today: '2026-11-20',
};
const field = (fieldId: string, more: Partial<FillField> = {}): FillField => ({
  fieldId,
  kind: 'TEXT',
  receiverUuid: ME,
  name: fieldId,
  required: false,
  ...more,
});
const shownIf = (fieldId: string, value: string): Partial<FillField> => ({
  condition: { fieldId, is: 'EQUAL', value, effect: 'SHOWN' },
});
const refuse = (fieldId: string, value: string, characters: string[] = []) => ({
  type: 'refused' as const,
  refusals: [{ fieldId, value, characters, words: '받을 수 없어요.' }],
});

function start(fields: FillField[], values: FillValues = {}, more: Partial<FillFieldsInput> = {}) {
  const typed: unknown[] = [];
  let completions = 0;
  const actor = createActor(
    fillFieldsMachine.provide({
      actions: {
        onTyped: ({ context }, { fieldIds }) => typed.push(...fieldIds.map((id) => [id, context.values[id] ?? null])),
        onComplete: () => (completions += 1),
      },
    }),
    { input: { fields, filler, values, ...more }, clock: new SimulatedClock() },
  ).start();
  /** Sends events, and returns where that leads. */
  const send = (...events: Parameters<typeof actor.send>[0][]) => {
    for (const event of events) actor.send(event);
    const { value, context } = actor.getSnapshot();
    return [value, context.currentId];
  };
  const context = () => actor.getSnapshot().context;
  return { send, context, typed, countCompletions: () => completions };
}

const NEXT = { type: 'next' } as const;
const type = (fieldId: string, value: string | null) => ({ type: 'typed' as const, fieldId, value });
const focus = (fieldId: string) => ({ type: 'focused' as const, fieldId });

describe('a step to the next field', () => {
  it('shows the errors of what was left, and nothing of what is ahead', () => {
    const { send, context } = start([field('가'), field('나', { required: true }), field('다')]);
    expect(send(NEXT)).toEqual(['filling', '나']);
    expect(context().leftIds).toEqual(['가']);
    expect(context().questions.map((one) => isErrorShown(context(), one))).toEqual([true, false, false]);
  });

  it('leads back to an earlier value that was refused, and not on to a later one', () => {
    const { send, context } = start([field('가'), field('나'), field('다')], { 가: '1', 다: '3' });
    expect(send(refuse('다', '3'), NEXT)).toEqual(['filling', '나']);
    expect(send(refuse('가', '1'), NEXT)).toEqual(['filling', '가']);
    expect(context().leftIds).toEqual(['가', '나']);
    expect(context().questions.map((one) => isErrorShown({ leftIds: [] }, one))).toEqual([true, false, true]);
  });

  it('leads to the first question from a field that has disappeared', () => {
    const fields = [field('유형'), field('월세', shownIf('유형', '월세')), field('비고')];
    const { send } = start(fields, { 유형: '월세' });
    expect(send(focus('월세'), { type: 'given', values: { 유형: '전세' } }, NEXT)).toEqual(['filling', '유형']);
    const back = start(fields, { 유형: '월세' });
    back.send(focus('월세'), { type: 'given', values: { 유형: '전세' } });
    expect(back.send({ type: 'previous' })).toEqual(['filling', '유형']);
  });

  it('leads to a question that there was not at first', () => {
    const fields = [field('남의 칸', { receiverUuid: 'other' }), field('가', shownIf('남의 칸', '1'))];
    const { send, context } = start(fields, {}, { isGoingOn: true, isJudged: true });
    expect(context().currentId).toBeNull();
    expect(send({ type: 'given', values: { '남의 칸': '1' } }, NEXT)).toEqual(['filling', '가']);
    expect(context().leftIds).toEqual([]);
  });

  it('is not taken by a mark while another question follows', () => {
    const { send } = start([field('서명', { kind: 'SIGNATURE' }), field('메모')]);
    expect(send(type('서명', 'mark'), { type: 'mark.made' })).toEqual(['filling', '서명']);
    expect(send(focus('메모'), { type: 'mark.made' })).toEqual(['complete', '메모']);
  });
});

describe('the end', () => {
  it('is told each time that it is reached', () => {
    const { send, countCompletions } = start([field('가'), field('나')]);
    expect([send({ type: 'finish' }), countCompletions()]).toEqual([['complete', '가'], 1]);
    expect([send(type('가', '1'), { type: 'finish' }), countCompletions()]).toEqual([['complete', '가'], 2]);
  });

  it.each(['previous', 'resumed'] as const)('is left to the field where it was reached by %s', (event) => {
    const { send } = start([field('가'), field('나')]);
    expect(send(NEXT, NEXT)).toEqual(['complete', '나']);
    expect(send({ type: event })).toEqual(['filling', '나']);
  });

  it('is left to the first error, and all errors are shown', () => {
    const { send, context } = start([field('가'), field('나'), field('다')], { 나: '2' });
    expect(send(NEXT, NEXT, NEXT)).toEqual(['complete', '다']);
    expect(send({ type: 'given', values: { 가: '1' } }, refuse('나', '2'), { type: 'recalled' })).toEqual([
      'filling',
      '나',
    ]);
    const early = start([field('가'), field('나', { required: true })]);
    expect(early.send({ type: 'recalled' })).toEqual(['filling', '나']);
    expect([context().leftIds, early.context().leftIds]).toEqual([
      ['가', '나', '다'],
      ['가', '나'],
    ]);
  });

  it('is left when a refused value is cleaned', () => {
    const { send, context, typed } = start([field('가'), field('나')], { 가: '1 😊' });
    send({ type: 'finish' }, refuse('가', '1 😊', ['😊']));
    expect(send({ type: 'cleaned', fieldId: '가' })).toEqual(['filling', '가']);
    expect(context().values).toEqual({ 가: '1' });
    send({ type: 'cleaned', fieldId: '나' });
    expect(typed).toEqual([
      ['가', '1'],
      ['나', null],
    ]);
  });
});

/** Leaves a value for the server to judge, and waits for its answer. */
function startWaiting() {
  const started = start([field('가'), field('나', { required: true })], {}, { isJudged: true });
  expect(started.send(type('가', '😊'), NEXT)).toEqual(['asking', '가']);
  return started;
}

describe('waiting for the server', () => {
  it('ends at a step back, and what the server says then leads nowhere', () => {
    expect(startWaiting().send({ type: 'previous' }, { type: 'passed' })).toEqual(['filling', '가']);
  });

  it('ends in another field, whose error is not shown yet', () => {
    const { send, context } = startWaiting();
    expect(send(focus('나'))).toEqual(['filling', '나']);
    expect(context().leftIds).toEqual([]);
  });
});

it('values from elsewhere are judged, and reported to nobody', () => {
  const { send, context, typed } = start([field('가', { required: true }), field('나')], { 나: '2' });
  expect(context().questions[0]?.problem).toEqual({ code: 'MISSING' });
  expect(send({ type: 'given', values: { 가: '1' } })).toEqual(['filling', '가']);
  expect([context().values, context().questions[0]?.problem, typed]).toEqual([{ 가: '1', 나: '2' }, null, []]);
});

it('a field that has lost focus shows its error', () => {
  const { send, context } = start([field('가'), field('나', { required: true })]);
  send({ type: 'left', fieldId: '나' }, { type: 'left', fieldId: '나' });
  expect(context().leftIds).toEqual(['나']);
});

it('only the field that was typed in is reported, beside radio buttons of others', () => {
  const radio = { kind: 'RADIO' as const, group: '고용 형태' };
  const { send, typed } = start([field('정규직', radio), field('계약직', radio), field('주소')]);
  send(type('주소', '부산'));
  expect(typed).toEqual([['주소', '부산']]);
});
