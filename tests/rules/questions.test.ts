import { describe, expect, it } from 'vitest';
import type { FillField } from '#rules/fill-field.ts';
import { listAnswers, listRadioGroup, getGroupLeaderId, listQuestions } from '#rules/questions.ts';
import { resolveFields, applyValue } from '#rules/resolve-fields.ts';

const ME = 'r1';
const filler = { receiverUuid: ME, name: '이도윤', email: null, phone: null, company: '', today: '2026-11-20' };
const fieldOf = (fieldId: string, more: Partial<FillField> = {}): FillField => ({
  fieldId,
  kind: 'TEXT',
  receiverUuid: ME,
  name: fieldId,
  required: false,
  ...more,
});
const radio = (fieldId: string, more: Partial<FillField> = {}) =>
  fieldOf(fieldId, { kind: 'RADIO', group: '고용', ...more });
const resolve = (fields: FillField[], values: Record<string, string | null> = {}) =>
  resolveFields(fields, values, filler);
const idsOf = (resolved: { field: FillField }[]) => resolved.map(({ field }) => field.fieldId);

describe('radio buttons', () => {
  const fields = [
    radio('a'),
    radio('b', { required: true }),
    fieldOf('text', { group: '고용' }),
    radio('other group', { group: '급여' }),
    radio('others', { receiverUuid: 'r2' }),
    fieldOf('alone', { kind: 'RADIO' }),
    fieldOf('alone too', { kind: 'RADIO' }),
    radio('hidden', { condition: { fieldId: 'text', is: 'FILLED', value: null, effect: 'SHOWN' } }),
  ];

  const ask = (values: Record<string, string> = {}) =>
    listQuestions(resolve(fields, values)).map(({ field, isRequired, value, problem }) => [
      field.name,
      isRequired,
      value,
      problem?.code ?? null,
    ]);

  it('belong together by their group and their person, while they are shown', () => {
    const resolved = resolve(fields);
    const groups = fields.map((field) => idsOf(listRadioGroup(resolved, field)));
    expect(groups).toEqual([['a', 'b'], ['a', 'b'], [], ['other group'], [], ['alone'], ['alone too'], ['a', 'b']]);
    expect(idsOf(listRadioGroup(resolve(fields, { text: '가' }), radio('a')))).toEqual(['a', 'b', 'hidden']);
  });

  it('are led by the first of their group', () => {
    const resolved = resolve(fields);
    expect(['a', 'b', 'text', 'alone', 'others', 'unknown'].map((id) => getGroupLeaderId(resolved, id))).toEqual([
      'a',
      'a',
      'text',
      'alone',
      'others',
      'unknown',
    ]);
  });

  it('are one question, which is required if one of them is', () => {
    expect(ask()).toEqual([
      ['고용', true, null, 'MISSING'],
      ['text', false, null, null],
      ['other group', false, null, null],
      ['alone', false, null, null],
      ['alone too', false, null, null],
    ]);
    expect(ask({ b: 'true' })[0]).toEqual(['고용', true, 'true', null]);
    expect(ask({ a: 'yes' })[0]).toEqual(['고용', true, null, 'KIND']);
  });

  it('are one answer, which is the name of the chosen one', () => {
    const answers = listAnswers(resolve(fields, { b: 'true', text: '' })).map(({ field, value }) => [
      field.name,
      field.kind,
      value,
    ]);
    expect(answers).toEqual([
      ['고용', 'TEXT', 'b'],
      ['text', 'TEXT', ''],
      ['other group', 'RADIO', null],
      ['others', 'RADIO', null],
      ['alone', 'RADIO', null],
      ['alone too', 'RADIO', null],
    ]);
  });

  it('are missed until one of the same group and person is chosen', () => {
    const problemOf = (values: Record<string, string>) =>
      resolve(fields, values).find(({ field }) => field.fieldId === 'b')?.problem ?? null;
    for (const id of ['text', 'other group', 'others', 'alone'])
      expect(problemOf({ [id]: 'true' })).toEqual({ code: 'MISSING' });
    expect(problemOf({ a: 'true' })).toBeNull();
    const alone = [fieldOf('x', { kind: 'RADIO', required: true }), fieldOf('y', { kind: 'RADIO' })];
    expect(resolve(alone, { y: 'true' })[0]?.problem).toEqual({ code: 'MISSING' });
    expect(resolve(alone, { x: 'true' })[0]?.problem).toBeNull();
  });

  it('are refused if a request names two of one group', () => {
    const problems = resolve(fields, { a: 'true', b: 'true' }).flatMap(({ field, problem }) =>
      problem?.code === 'KIND' ? [field.fieldId] : [],
    );
    expect(problems).toEqual(expect.arrayContaining(['a', 'b']));
    expect(resolve(fields, { a: 'true', alone: 'true' })[0]?.problem).toBeNull();
    // The group of another kind of field only has the same name.
    expect(resolve(fields, { a: 'true', b: 'true', text: '가' })[2]).toMatchObject({ value: '가', problem: null });
  });

  it('give way to the one that is chosen, and to no other value', () => {
    expect(applyValue(fields, { a: 'true', text: '가', 'other group': 'true' }, 'b', 'true')).toEqual({
      a: null,
      b: 'true',
      text: '가',
      'other group': 'true',
      hidden: null,
    });
    expect(applyValue(fields, { a: 'true' }, 'b', null)).toEqual({ a: 'true', b: null });
    expect(applyValue(fields, { a: 'true' }, 'text', '나')).toEqual({ a: 'true', text: '나' });
    expect(applyValue(fields, { a: 'true' }, 'unknown', '나')).toEqual({ a: 'true', unknown: '나' });
  });
});

describe('what is asked', () => {
  it('is not what the sender has fixed for somebody else', () => {
    const fixed = fieldOf('fixed', { readOnly: true, required: true });
    expect(resolve([fixed])[0]).toMatchObject({ isAsked: false, isRequired: false, problem: null });
    const own = { ...fixed, receiverUuid: null };
    expect(resolveFields([own], {}, { ...filler, receiverUuid: null })[0]).toMatchObject({
      isAsked: true,
      problem: { code: 'MISSING' },
    });
  });

  it('is missing while it has only spaces', () => {
    // A space, a zero-width space, a Hangul filler, an empty Braille pattern and a half-width filler.
    for (const value of [' ', '\u200b', '\u3164', '\u2800', '\uffa0 \u3164'])
      expect(resolve([fieldOf('a', { required: true })], { a: value })[0]?.problem).toEqual({ code: 'MISSING' });
  });

  it('is not the date of signing, which is the day of the one who signs', () => {
    const [mine, others] = resolve([
      fieldOf('mine', { kind: 'SIGNED_DATE' }),
      fieldOf('others', { kind: 'SIGNED_DATE', receiverUuid: 'r2' }),
    ]);
    expect([mine?.value, mine?.isAsked, others?.value]).toEqual(['2026-11-20', false, null]);
  });

  it('stays while its condition is about itself, as if it were still empty', () => {
    const fields = [fieldOf('a', { condition: { fieldId: 'a', is: 'EMPTY', value: null, effect: 'SHOWN' } })];
    expect(resolve(fields, { a: '가' })[0]).toMatchObject({ isShown: true, isAsked: true, value: '가' });
  });

  it('has no value in a formula that is not written', () => {
    expect(resolve([fieldOf('a', { kind: 'FORMULA' })])[0]?.value).toBeNull();
  });
});
