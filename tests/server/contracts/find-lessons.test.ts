import { describe, expect, it } from 'vitest';
import type { PageShape } from '../../../rules/page-geometry.ts';
import type { Suggestion } from '../../../server/documents/fields.ts';
import type { Field } from '../../../server/modules/contracts/core/contract.types.ts';
import { applyLessons } from '../../../server/modules/contracts/drafting/lessons/apply-lessons.ts';
import { findLessons } from '../../../server/modules/contracts/drafting/lessons/find-lessons.ts';
import type { Lesson } from '../../../server/modules/contracts/drafting/lessons/lesson.ts';

const suggestion = (name: string, y: number, more: Partial<Suggestion> = {}): Suggestion => ({
  page: 1,
  rect: { x: 100, y, width: 100, height: 16 },
  kind: 'TEXT',
  party: 0,
  partyName: '갑',
  name,
  confidence: 0.9,
  words: name,
  source: 'TEXT',
  ...more,
});

const accepted = ({ name, kind, rect }: Suggestion, more: Partial<Field> = {}): Field => ({
  fieldId: `${name}-${rect.y}`,
  fileId: 'file',
  page: 1,
  rect,
  kind,
  receiverUuid: 'one',
  name,
  required: true,
  ...more,
});

const FORM = [
  suggestion('성명', 100),
  suggestion('주소', 140),
  suggestion('차량번호', 180),
  suggestion('차량번호 2', 220),
];
const PAGE: PageShape = { width: 595, height: 842, rotation: 0 };
const TURNED: PageShape = { width: 842, height: 595, rotation: 90 };
const lessonsFrom = (fields: readonly Field[], suggestions: Suggestion[] = FORM, page = PAGE) =>
  findLessons(fields, [{ fileId: 'file', isRead: true, print: [], suggestions }], () => page);
const changed = (name: string, more: Partial<Field>) =>
  lessonsFrom(FORM.map((one) => accepted(one, one.name === name ? more : {}))).find(({ label }) => label === name);

describe('what a draft teaches', () => {
  it('is nothing if every suggestion was accepted, or lies where nothing was suggested', () => {
    for (const lesson of lessonsFrom(FORM.map((one) => accepted(one))))
      expect(lesson).toMatchObject({ kind: null, party: null, width: null });
    const elsewhere = { rect: { x: 400, y: 700, width: 100, height: 16 } };
    expect(lessonsFrom(FORM.map((one) => accepted(one, elsewhere)))).toEqual([]);
  });

  it('is the kind and the width, but not a slight alignment', () => {
    expect(changed('주소', { kind: 'MULTILINE' })).toMatchObject({ kind: 'MULTILINE', width: null });
    expect(changed('주소', { rect: { x: 100, y: 140, width: 160, height: 16 } })).toMatchObject({ width: 160 });
    expect(changed('주소', { rect: { x: 100, y: 140, width: 110, height: 16 } })).toMatchObject({ width: null });
  });

  it('is the same for all rows of a table, or else nothing', () => {
    const all = FORM.map((one) => accepted(one, one.name.startsWith('차량') ? { kind: 'NUMBER' } : {}));
    expect(lessonsFrom(all).find(({ label }) => label === '차량번호')).toMatchObject({ kind: 'NUMBER' });
    expect(changed('차량번호', { kind: 'NUMBER' })).toBeUndefined();
  });

  it('is no option of a group, no list and nothing that the sender writes', () => {
    for (const kind of ['RADIO', 'LIST', 'LABEL', 'FORMULA', 'SIGNED_DATE'] as const)
      expect(changed('주소', { kind })).toBeUndefined();
  });

  it('is a party only if it is clear who each party is', () => {
    const ours = [suggestion('상호', 300, { partyName: '을' }), suggestion('업태', 340, { partyName: '을' })];
    const form = [...FORM, ...ours, suggestion('입금계좌', 380, { partyName: null, party: null })];
    const fields = form.map((one) => accepted(one, { receiverUuid: one.partyName === '갑' ? 'one' : 'two' }));
    const account = (own: readonly Field[]) => lessonsFrom(own, form).find(({ label }) => label === '입금계좌');
    expect(account(fields)).toMatchObject({ formParty: '', party: '을' });
    const allForOne = fields.map((one) => ({ ...one, receiverUuid: 'one' }));
    expect(account(allForOne)).toMatchObject({ party: '갑' });
    const split = fields.map((one) => (one.name.startsWith('차량') ? { ...one, receiverUuid: 'two' } : one));
    expect(account(split.filter(({ name }) => name !== '상호' && name !== '업태'))).toMatchObject({ party: null });
  });
});

const lesson = (more: Partial<Lesson>): Lesson => ({
  label: '주소',
  formParty: '갑',
  kind: null,
  party: null,
  width: null,
  ...more,
});
const taught = (more: Partial<Lesson>, form: readonly Suggestion[] = FORM) =>
  applyLessons(form, [lesson(more)], [PAGE]).find(({ name }) => name === '주소');

describe('what was taught', () => {
  it('is laid over suggestions with the same label for the same party', () => {
    expect(taught({ kind: 'MULTILINE' })).toMatchObject({ kind: 'MULTILINE', partyName: '갑' });
    expect(taught({ kind: 'MULTILINE', formParty: '을' })).toEqual(FORM[1]);
    expect(applyLessons(FORM, [], [PAGE])).toEqual(FORM);
  });

  it('does not name a party that the form does not have', () => {
    expect(taught({ party: '을' })?.partyName).toBe('갑');
    expect(taught({ party: '을' }, [...FORM, suggestion('상호', 300, { partyName: '을', party: 1 })])).toMatchObject({
      partyName: '을',
      party: 1,
    });
  });

  it('does not make a field so wide that it covers another', () => {
    const beside = suggestion('우편번호', 140, { rect: { x: 220, y: 140, width: 60, height: 16 } });
    expect(taught({ width: 110 }, [...FORM, beside])?.rect.width).toBe(110);
    expect(taught({ width: 200 }, [...FORM, beside])?.rect.width).toBe(100);
  });

  it('takes the gaps away from what is no longer a date', () => {
    const gaps = { year: { start: 0, end: 0.3 }, month: { start: 0.4, end: 0.6 }, day: { start: 0.7, end: 0.9 } };
    const dates = [suggestion('주소', 140, { kind: 'DATE', dateGaps: gaps })];
    expect(applyLessons(dates, [lesson({ width: 120 })], [PAGE])[0]).toHaveProperty('dateGaps', gaps);
    expect(applyLessons(dates, [lesson({ kind: 'TEXT' })], [PAGE])[0]).not.toHaveProperty('dateGaps');
  });

  it('is the width as it is seen, learned and laid over on turned pages', () => {
    const upright = suggestion('주소', 140);
    // As displayed, it is 100 wide and 16 high, as on an unrotated page.
    const stored = suggestion('주소', 140, { rect: { x: 300, y: 200, width: 16, height: 100 } });
    const widened = accepted(stored, { rect: { x: 300, y: 140, width: 16, height: 160 } });
    const [learned] = lessonsFrom([widened], [stored], TURNED);
    expect(learned).toMatchObject({ width: 160 });
    const laid = (one: Suggestion, page: PageShape) => applyLessons([one], learned ? [learned] : [], [page])[0]?.rect;
    expect(laid(upright, PAGE)).toEqual({ ...upright.rect, width: 160 });
    expect(laid(stored, TURNED)).toEqual({ x: 300, y: 140, width: 16, height: 160 });
    const higher = accepted(stored, { rect: { x: 260, y: 200, width: 56, height: 100 } });
    expect(lessonsFrom([higher], [stored], TURNED)[0]).toMatchObject({ width: null });
  });
});
