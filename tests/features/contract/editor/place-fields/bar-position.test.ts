import { expect, test } from 'vitest';
import { findBarPosition } from '@/features/contract/editor/place-fields/model/bar-position';
import type { Rect } from '#rules/page-geometry.ts';
import { createRandom } from '../../../../support/random.ts';

const BAR = { width: 190, height: 38 };
const PAGE = { width: 595, height: 842 };

const meets = (one: Rect, other: Rect) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01;
const standing = (chosen: Rect, others: readonly Rect[]): Rect => {
  const { left, top } = findBarPosition(chosen, others, BAR, PAGE);
  return { x: left, y: top, ...BAR };
};

test('it stands under its field, above where there is no room, and within the page', () => {
  const field = { x: 200, y: 100, width: 100, height: 20 };
  expect(standing(field, [])).toMatchObject({ x: 155, y: 132 });
  expect(standing({ ...field, y: 800 }, [])).toMatchObject({ x: 155, y: 750 });
  expect(standing({ ...field, x: 0 }, [])).toMatchObject({ x: 0, y: 132 });
});

test('a field right below is not covered', () => {
  const field = { x: 200, y: 100, width: 100, height: 20 };
  const below = { ...field, y: 130 };
  expect(meets(standing(field, [below]), below)).toBe(false);
  expect(standing(field, [below]).y).toBe(50);
});

test('of 400 generated pages, forms and crowds, it covers no field on any', () => {
  const { next: random } = createRandom(11);
  for (let round = 0; round < 400; round += 1) {
    const rows = 2 + Math.floor(random() * 40);
    const columns = 1 + Math.floor(random() * 6);
    const share = 0.3 + random() * 0.65;
    const fields = Array.from({ length: rows * columns }, (_, index): Rect => {
      const [width, height] = [PAGE.width / columns, PAGE.height / rows];
      return {
        x: (index % columns) * width + random() * 4,
        y: Math.floor(index / columns) * height + random() * 4,
        width: width * share,
        height: height * share,
      };
    });
    const at = Math.floor(random() * fields.length);
    const chosen = fields[at];
    if (!chosen) throw new Error('There are fields on every page.');
    const bar = standing(chosen, fields.toSpliced(at, 1));
    expect(fields.filter((field) => meets(bar, field))).toEqual([]);
  }
});

test('on a page that is full it stands beside the page', () => {
  const half = { x: 0, width: PAGE.width, height: PAGE.height / 2 };
  expect(standing({ ...half, y: 0 }, [{ ...half, y: PAGE.height / 2 }]).x).toBeGreaterThanOrEqual(PAGE.width);
});
