import { expect, it } from 'vitest';
import { outlineMark } from '../../../server/documents/compose/mark-outline.ts';

it('shows a seal in its true size, its ring as a stroke and its characters filled', () => {
  const { width, height, shapes } = outlineMark({
    kind: 'SEAL',
    text: '이도윤',
    shape: 'ROUND',
    face: 'MYEONGJO',
    sizeMm: 12,
  });
  expect(width).toBeCloseTo(34.02, 1);
  expect(height).toBeCloseTo(width);
  expect(shapes.map(({ strokeWidth }) => strokeWidth === null)).toEqual([false, true]);
  const numbers = shapes.flatMap(({ path }) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text)));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(width);
});

it('cuts typed characters out, from the top left', () => {
  const { width, height, shapes } = outlineMark({ kind: 'TYPED', text: '이도윤', face: 'PEN' });
  expect(width / height).toBeGreaterThan(1);
  expect(shapes).toHaveLength(1);
  expect(shapes[0]?.path.startsWith('M ')).toBe(true);
});
