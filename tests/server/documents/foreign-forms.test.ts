import { describe, expect, test } from 'vitest';
import {
  parseForeignForm,
  readForeignForm,
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
