import { describe, expect, it } from 'vitest';
import type { Rotation } from '#rules/page-geometry.ts';
import { readClipboard, writeClipboard } from '@/features/contract/editor/place-fields/model/clipboard';
import {
  alignFields,
  distributeFields,
  matchSizes,
} from '@/features/contract/editor/place-fields/model/commands/arrange';
import { updateFields, removeFields } from '@/features/contract/editor/place-fields/model/commands/change';
import {
  resizeFieldsBy,
  moveFields,
  moveToPage,
  resizeRect,
  setFieldRect,
} from '@/features/contract/editor/place-fields/model/commands/move';
import {
  duplicateToAllPages,
  createField,
  pasteFields,
} from '@/features/contract/editor/place-fields/model/commands/place';
import { getDisplayRect } from '@/features/contract/editor/place-fields/model/field-set';
import { findNextField, listInReadingOrder } from '@/features/contract/editor/place-fields/model/reading-order';
import { getSnapLines, snapMovedRect } from '@/features/contract/editor/place-fields/model/snap';
import { field, FILE, pagesTurnedBy, place, THREE_PAGES, WON, YUN } from './sample';

const A = field('a', [100, 100, 100, 20]);
const B = field('b', [300, 150, 60, 40]);
const C = field('c', [500, 400, 50, 50]);
const pages = THREE_PAGES;
const rects = (fields: readonly { rect: object }[]) => fields.map(({ rect }) => rect);

describe('moving', () => {
  it('keeps a group together at the edge of the page', () => {
    const moved = moveFields([A, C], ['a', 'c'], 200, 0, pages);
    expect(rects(moved)).toEqual([
      { x: 145, y: 100, width: 100, height: 20 },
      { x: 545, y: 400, width: 50, height: 50 },
    ]);
    expect(moveFields(moved, ['a', 'c'], 10, 0, pages)).toBe(moved);
  });

  it('leaves what was not chosen the same object', () => {
    expect(moveFields([A, B], ['a'], 1, 1, pages)[1]).toBe(B);
  });

  it('takes what was dragged to another page, and not what stands elsewhere', () => {
    const other = field('d', [10, 10, 10, 10], { page: 2 });
    const moved = moveToPage([A, other], ['a', 'd'], { from: place(1), to: place(3), dx: 5, dy: -900 }, pages);
    expect(moved[0]).toMatchObject({ page: 3, rect: { x: 105, y: 0 } });
    expect(moved[1]).toBe(other);
  });

  it('grows no smaller than the kind can do with', () => {
    expect(resizeFieldsBy([A], ['a'], -500, -500, pages)[0]?.rect).toMatchObject({ width: 16, height: 9 });
    expect(setFieldRect([A], ['a'], { x: 590 }, pages)[0]?.rect.x).toBe(495);
  });

  it.each([0, -14, 2])('takes a typed side of %d points for the shortest one', (side) => {
    expect(setFieldRect([A], ['a'], { width: side }, pages)[0]?.rect).toEqual({ ...A.rect, width: 6 });
    const thin = { ...A, rect: { ...A.rect, height: 4 } };
    expect(setFieldRect([thin], ['a'], { height: side }, pages)[0]?.rect.height).toBe(4);
    expect(setFieldRect([thin], ['a'], { x: 110 }, pages)[0]?.rect).toEqual({ ...thin.rect, x: 110 });
  });

  it('holds the corner across from the one that is dragged', () => {
    expect(resizeRect(A.rect, 'nw', 10, 5)).toEqual({ x: 110, y: 105, width: 90, height: 15 });
    expect(resizeRect(A.rect, 'se', -500, 30)).toEqual({ x: 100, y: 100, width: 6, height: 50 });
  });
});

const all = [A, B, C];
const ids = ['a', 'b', 'c'];
type Edge = Parameters<typeof alignFields>[2];
const xs = (edge: Edge) => alignFields(all, ids, edge, pages).map(({ rect }) => rect.x);
const ys = (edge: Edge) => alignFields(all, ids, edge, pages).map(({ rect }) => rect.y);

describe('arranging', () => {
  it('aligns six ways', () => {
    expect([xs('left'), xs('center'), xs('right')]).toEqual([
      [100, 100, 100],
      [275, 295, 300],
      [450, 490, 500],
    ]);
    expect([ys('top'), ys('middle'), ys('bottom')]).toEqual([
      [100, 100, 100],
      [265, 255, 250],
      [430, 410, 400],
    ]);
  });

  it('leaves the same room between each two', () => {
    expect(distributeFields(all, ids, 'across', pages).map(({ rect }) => rect.x)).toEqual([100, 320, 500]);
    expect(distributeFields(all, ['a', 'b'], 'across', pages)).toBe(all);
  });

  it('takes the size of the one chosen first', () => {
    const same = matchSizes(all, ['b', 'a'], pages);
    expect(same[0]?.rect).toMatchObject({ width: 60, height: 40 });
    expect(same[2]).toBe(C);
  });
});

describe('copying', () => {
  it('puts one on every other page, once', () => {
    const { fields, ids } = duplicateToAllPages([A], ['a'], pages);
    expect(fields.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(ids).toHaveLength(2);
    expect(duplicateToAllPages(fields, ['a'], pages).ids).toEqual([]);
  });

  it('pastes beside what stands there already', () => {
    const page = pages.list[0];
    if (!page) throw new Error('No page.');
    const { fields } = pasteFields([A], [{ field: A, seen: A.rect }], page, pages);
    expect(fields[1]?.rect).toEqual({ x: 112, y: 112, width: 100, height: 20 });
    expect(fields[1]?.fieldId).not.toBe('a');
  });

  it('reads only what it wrote, and gives strangers to whoever is chosen', () => {
    const words = writeClipboard([A, field('b', [1, 2, 3, 4], { receiverUuid: YUN })], ['a', 'b'], {
      pages,
      organizationUuid: null,
    });
    const reader = { owners: [WON], chosen: WON, organizationUuid: null };
    expect(readClipboard(words, reader)?.copied.map(({ field: one }) => one.receiverUuid)).toEqual([WON, WON]);
    expect(readClipboard('아무 글', reader)).toBeNull();
    expect(readClipboard(words.replace('"TEXT"', '"BOMB"'), reader)).toBeNull();
    expect(readClipboard(words.replace('"x":100', '"x":"100"'), reader)).toBeNull();
    expect(readClipboard(`${words}}`, reader)).toBeNull();
  });
});

describe('changing', () => {
  it('drops what is left out', () => {
    const [changed] = updateFields([field('a', [0, 0, 9, 9], { help: '도움' })], ['a'], { name: '새 이름' }, ['help']);
    expect(changed).toMatchObject({ name: '새 이름' });
    expect(changed && 'help' in changed).toBe(false);
  });

  it('removes the conditions on what is removed', () => {
    const condition = { fieldId: 'a', is: 'FILLED', value: null, effect: 'SHOWN' } as const;
    const [left] = removeFields([A, field('b', [0, 0, 9, 9], { condition })], ['a']);
    expect(left && 'condition' in left).toBe(false);
  });
});

it('reads line by line, and by number where there are numbers', () => {
  const fields = [
    field('low', [10, 300, 10, 10]),
    field('right', [200, 104, 10, 10]),
    field('left', [10, 100, 10, 10]),
    field('second page', [0, 0, 10, 10], { page: 2 }),
    field('first', [500, 800, 10, 10], { tabOrder: 1 }),
  ];
  expect(listInReadingOrder(fields, pages).map(({ name }) => name)).toEqual([
    'first',
    'left',
    'right',
    'low',
    'second page',
  ]);
  expect(findNextField(fields, 'low', 1, pages)?.name).toBe('second page');
  expect(findNextField(fields, 'second page', 1, pages)).toBeUndefined();
});

it('snaps to edges and middles within reach', () => {
  const lines = getSnapLines([A.rect], { width: 595, height: 842, rotation: 0 });
  expect(snapMovedRect({ x: 103, y: 300, width: 40, height: 20 }, lines, 4)).toMatchObject({ dx: -3, x: 100, y: null });
  expect(snapMovedRect({ x: 106, y: 300, width: 51, height: 20 }, lines, 4)).toMatchObject({ x: null, dx: 0 });
  expect(snapMovedRect({ x: 400, y: 108, width: 10, height: 10 }, lines, 4)).toMatchObject({ dy: 2, y: 110 });
});

describe.each<Rotation>([0, 90, 180, 270])('on a page turned by %i', (rotation) => {
  const turned = pagesTurnedBy(rotation);
  const [page] = turned.list;
  it('a field goes where the hand goes', () => {
    if (!page) throw new Error('No page.');
    const seen = { x: 120, y: 80, width: 100, height: 30 };
    const made = createField({ kind: 'TEXT', owner: WON, page, seen });
    expect(getDisplayRect(made, turned)).toEqual(seen);
    const [moved] = moveFields([made], [made.fieldId], 10, 20, turned);
    expect(moved && getDisplayRect(moved, turned)).toEqual({ ...seen, x: 130, y: 100 });
    expect(made.fileId).toBe(FILE);
  });
});
