import { afterAll, describe, expect, test } from 'vitest';
import { measureForeignForm, type ForeignScore } from '../../../bench/lib/measure-foreign-forms.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import {
  parseForeignForm,
  readForeignForm,
  FIVE,
  CITIZEN_SIX,
  COMMON_SIX,
  EVERYDAY_THREE,
  FRESH_SIX,
  LAST_THREE,
  LATEST_SIX,
  MIXED_SIX,
  OFFICE_SIX,
  NEXT_SIX,
  SIX,
  THREE,
  TWELVE,
  type ForeignForm,
  type Rect,
} from '../../support/documents/foreign-forms/foreign-forms.ts';

const FILES = [...TWELVE.map((file) => ({ file, set: 'TWELVE' })), ...THREE.map((file) => ({ file, set: 'THREE' }))];
const contains = ([x, y, width, height]: Rect, [gapX, gapY, gapWidth, gapHeight]: Rect) =>
  gapX >= x - 0.2 && gapY >= y - 0.2 && gapX + gapWidth <= x + width + 0.2 && gapY + gapHeight <= y + height + 0.2;

describe('forms that somebody else drew', () => {
  test.each(FILES)('$file is labelled as described', async ({ file, set }) => {
    const { upload, form } = await readForeignForm(file);
    expect(upload.length).toBeLessThan(120_000);
    expect(form.set).toBe(set);
    for (const { rect, gaps, kinds } of form.blanks) {
      expect(rect[2] * rect[3]).toBeGreaterThan(0);
      expect(gaps.every((gap) => contains(rect, gap))).toBe(true);
      expect(gaps.length === 0 || kinds.includes('DATE')).toBe(true);
    }
  });

  test('labels that are not as described are refused', async () => {
    const { form } = await readForeignForm('consent-members.pdf');
    const changed = (change: (copy: ForeignForm) => void) => {
      const copy = structuredClone(form);
      change(copy);
      return () => parseForeignForm(JSON.stringify(copy));
    };
    expect(changed(() => undefined)).not.toThrow();
    expect(changed((copy) => copy.blanks.forEach((blank) => (blank.party = 'nobody')))).toThrow('no party');
    expect(changed((copy) => copy.blanks.forEach((blank) => (blank.group = null)))).toThrow('has a group');
    expect(changed((copy) => copy.blanks.splice(0, 1))).toThrow('only one box');
    expect(changed((copy) => copy.blanks.forEach((blank) => blank.labels.pop()))).toThrow('minItems');
  });
});

const engine = createDocumentEngine();
afterAll(() => engine.close());

async function measureSet(names: readonly string[]) {
  const scores: ForeignScore[] = [];
  for (const name of names) scores.push(await measureForeignForm(engine, name));
  const total = (count: (score: ForeignScore) => number) => scores.reduce((sum, score) => sum + count(score), 0);
  const hits = total((score) => score.hits.length);
  return {
    recall: 1 - total(({ missed }) => missed.length) / total(({ required }) => required),
    precision: hits / total(({ suggested }) => suggested),
    kinds: total((score) => score.kinds) / hits,
    parties: total((score) => score.parties) / hits,
    labels: total((score) => score.labels) / hits,
    wrongGroups: total(({ groups, rightGroups }) => groups - rightGroups),
    wrongConsents: total(({ wrongConsents }) => wrongConsents.length),
  };
}

describe('suggestions for forms that somebody else drew', () => {
  test('find what a person labelled on the twelve that the rules were improved on first', async () => {
    const score = await measureSet(TWELVE);
    expect(score.recall).toBeGreaterThanOrEqual(0.96);
    expect(score.precision).toBeGreaterThanOrEqual(0.99);
    expect(score.kinds).toBeGreaterThanOrEqual(0.995);
    expect(score.parties).toBeGreaterThanOrEqual(0.935);
    expect(score.labels).toBeGreaterThanOrEqual(0.9);
    expect(score).toMatchObject({ wrongGroups: 0, wrongConsents: 0 });
  });

  test('find it on the fourteen that they were improved on afterwards', async () => {
    const score = await measureSet([...THREE, ...SIX, ...FIVE]);
    expect(score.recall).toBeGreaterThanOrEqual(0.965);
    expect(score.precision).toBeGreaterThanOrEqual(0.98);
    expect(score.kinds).toBeGreaterThanOrEqual(0.98);
    expect(score.parties).toBeGreaterThanOrEqual(0.93);
    expect(score.labels).toBeGreaterThanOrEqual(0.955);
    expect(score.wrongGroups).toBeLessThanOrEqual(7);
    expect(score.wrongConsents).toBe(0);
  });

  test('find it on six that they were improved on last, after these had been measured unseen', async () => {
    const score = await measureSet(NEXT_SIX);
    expect(score.recall).toBeGreaterThanOrEqual(0.99);
    expect(score.precision).toBeGreaterThanOrEqual(0.99);
    expect(score.kinds).toBeGreaterThanOrEqual(0.99);
    expect(score.parties).toBeGreaterThanOrEqual(0.92);
    expect(score.labels).toBeGreaterThanOrEqual(0.97);
    expect(score).toMatchObject({ wrongGroups: 0, wrongConsents: 0 });
  });

  test('find it on twelve by other designers, which they were improved on after these had been measured unseen', async () => {
    const latest = await measureSet(LATEST_SIX);
    expect(latest.recall).toBeGreaterThanOrEqual(0.95);
    expect(latest.precision).toBeGreaterThanOrEqual(0.97);
    expect(latest.kinds).toBeGreaterThanOrEqual(0.94);
    expect(latest.parties).toBeGreaterThanOrEqual(0.92);
    expect(latest.labels).toBeGreaterThanOrEqual(0.86);
    expect(latest.wrongGroups).toBeLessThanOrEqual(7);
    const fresh = await measureSet(FRESH_SIX);
    expect(fresh.recall).toBeGreaterThanOrEqual(0.99);
    expect(fresh.precision).toBeGreaterThanOrEqual(0.95);
    expect(fresh.kinds).toBeGreaterThanOrEqual(0.99);
    expect(fresh.parties).toBeGreaterThanOrEqual(0.84);
    expect(fresh.labels).toBeGreaterThanOrEqual(0.85);
    expect(fresh.wrongGroups).toBeLessThanOrEqual(1);
    expect([latest.wrongConsents, fresh.wrongConsents]).toEqual([0, 0]);
  });

  test('find it on twenty-seven more, which they were improved on after these had been measured unseen', async () => {
    const office = await measureSet(OFFICE_SIX);
    expect(office.recall).toBeGreaterThanOrEqual(0.98);
    expect(office.precision).toBeGreaterThanOrEqual(0.99);
    expect(office.kinds).toBeGreaterThanOrEqual(0.98);
    expect(office.parties).toBeGreaterThanOrEqual(0.83);
    expect(office.labels).toBeGreaterThanOrEqual(0.88);
    expect(office.wrongGroups).toBeLessThanOrEqual(3);
    const citizen = await measureSet(CITIZEN_SIX);
    expect(citizen.recall).toBeGreaterThanOrEqual(0.96);
    expect(citizen.precision).toBeGreaterThanOrEqual(0.98);
    expect(citizen.kinds).toBeGreaterThanOrEqual(0.95);
    expect(citizen.parties).toBeGreaterThanOrEqual(0.89);
    expect(citizen.labels).toBeGreaterThanOrEqual(0.88);
    expect(citizen.wrongGroups).toBeLessThanOrEqual(4);
    const mixed = await measureSet(MIXED_SIX);
    expect(mixed.recall).toBeGreaterThanOrEqual(0.98);
    expect(mixed.precision).toBeGreaterThanOrEqual(0.97);
    expect(mixed.kinds).toBeGreaterThanOrEqual(0.98);
    expect(mixed.parties).toBeGreaterThanOrEqual(0.92);
    expect(mixed.labels).toBeGreaterThanOrEqual(0.88);
    expect(mixed.wrongGroups).toBeLessThanOrEqual(4);
    const common = await measureSet(COMMON_SIX);
    expect(common.recall).toBeGreaterThanOrEqual(0.99);
    expect(common.precision).toBeGreaterThanOrEqual(0.99);
    expect(common.kinds).toBeGreaterThanOrEqual(0.985);
    expect(common.parties).toBeGreaterThanOrEqual(0.81);
    expect(common.labels).toBeGreaterThanOrEqual(0.89);
    expect(common.wrongGroups).toBe(0);
    const last = await measureSet(LAST_THREE);
    expect(last.recall).toBeGreaterThanOrEqual(0.935);
    expect(last.precision).toBeGreaterThanOrEqual(0.95);
    expect(last.kinds).toBeGreaterThanOrEqual(0.89);
    expect(last.parties).toBeGreaterThanOrEqual(0.85);
    expect(last.labels).toBeGreaterThanOrEqual(0.84);
    expect(last.wrongGroups).toBeLessThanOrEqual(8);
    const everyday = await measureSet(EVERYDAY_THREE);
    expect(everyday.recall).toBe(1);
    expect(everyday.precision).toBeGreaterThanOrEqual(0.97);
    expect(everyday.kinds).toBeGreaterThanOrEqual(0.96);
    expect(everyday.parties).toBeGreaterThanOrEqual(0.95);
    expect(everyday.labels).toBeGreaterThanOrEqual(0.87);
    expect(everyday.wrongGroups).toBeLessThanOrEqual(2);
    const sets = [office, citizen, mixed, common, last, everyday];
    expect(sets.map(({ wrongConsents }) => wrongConsents)).toEqual(sets.map(() => 0));
  });
});
