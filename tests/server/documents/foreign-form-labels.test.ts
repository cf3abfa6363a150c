import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestEngine } from '../../support/documents/engine.ts';
import {
  CITIZEN_SIX,
  COMMON_SIX,
  EVERYDAY_THREE,
  FRESH_SIX,
  FIVE,
  LAST_THREE,
  LATEST_SIX,
  MIXED_SIX,
  MONTHLY_THREE,
  NEXT_SIX,
  OFFICE_SIX,
  readForeignForm,
  SIX,
  THREE,
  TWELVE,
  WEEKDAY_THREE,
  type Rect,
} from '../../support/documents/foreign-forms/foreign-forms.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

const FORMS = [
  ...TWELVE,
  ...THREE,
  ...SIX,
  ...FIVE,
  ...NEXT_SIX,
  ...LATEST_SIX,
  ...FRESH_SIX,
  ...OFFICE_SIX,
  ...CITIZEN_SIX,
  ...MIXED_SIX,
  ...COMMON_SIX,
  ...LAST_THREE,
  ...EVERYDAY_THREE,
  ...WEEKDAY_THREE,
  ...MONTHLY_THREE,
];

const isWithin = ([x, y, width, height]: Rect, [left, top, across, down]: Rect) =>
  x >= left - 0.2 && y >= top - 0.2 && x + width <= left + across + 0.2 && y + height <= top + down + 0.2;
const sharedLength = (a: number, aLength: number, b: number, bLength: number) =>
  Math.min(a + aLength, b + bLength) - Math.max(a, b);
/** Cells that share a border touch, or overlap by the width of the border. */
const isOver = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect) =>
  sharedLength(ax, aw, bx, bw) > 1 && sharedLength(ay, ah, by, bh) > 1;

it.each(FORMS)('the labels of %s lie on its pages, apart from each other', async (file) => {
  const { upload, form } = await readForeignForm(file);
  const { pages } = await engine.take(upload);
  const misplaced = form.blanks.filter(({ page, rect, gaps }) => {
    const sheet = pages.find(({ number }) => number === page);
    return !sheet || !isWithin(rect, [0, 0, sheet.width, sheet.height]) || gaps.some((gap) => !isWithin(gap, rect));
  });
  expect(misplaced).toEqual([]);
  const overlapping = form.blanks.flatMap((blank, index) =>
    form.blanks
      .slice(index + 1)
      .filter((other) => other.page === blank.page && isOver(blank.rect, other.rect))
      .map((other) => [blank.labels[0], other.labels[0]]),
  );
  expect(overlapping).toEqual([]);
  expect(form.parties.filter(({ key }) => form.blanks.every(({ party }) => party !== key))).toEqual([]);
});
