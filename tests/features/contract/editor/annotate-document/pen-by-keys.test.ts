import { expect, it } from 'vitest';
import { placePen, handlePenKey, type KeyPen } from '@/features/contract/editor/annotate-document/model/pen-by-keys';

const PAGE = { width: 595, height: 842 };
const play = (keys: readonly string[], first = placePen({ x: 100, y: 100 })) =>
  keys.reduce<{ pen: KeyPen; did: string | null }>(
    ({ pen }, name) => {
      const shift = name.startsWith('⇧');
      const turn = handlePenKey(pen, { key: shift ? name.slice(1) : name, shift }, PAGE);
      return turn ?? { pen, did: null };
    },
    { pen: first, did: null },
  );

it('draws between being put down and being lifted only', () => {
  const { pen } = play(['ArrowRight', ' ', 'ArrowRight', '⇧ArrowDown', ' ', 'ArrowLeft', ' ', 'ArrowUp']);
  expect(pen.lines).toEqual([
    [
      { x: 104, y: 100 },
      { x: 108, y: 100 },
      { x: 108, y: 120 },
    ],
    [
      { x: 104, y: 120 },
      { x: 104, y: 116 },
    ],
  ]);
  expect(pen.isDown).toBe(true);
});

it('ends a drawing where it is, and begins anew', () => {
  expect(play([' ', 'ArrowRight', 'Enter'])).toEqual({ pen: placePen({ x: 104, y: 100 }), did: 'ended' });
  expect(play(['Enter']).did).toBe('nothing to end');
});

it('drops what was begun, and leaves Escape to others when there is nothing', () => {
  expect(play([' ', 'ArrowRight', 'Escape'])).toEqual({ pen: placePen({ x: 104, y: 100 }), did: 'dropped' });
  expect(play(['Escape']).did).toBeNull();
  expect(play(['a']).did).toBeNull();
});

it('stays on the page', () => {
  expect(play(['⇧ArrowLeft', '⇧ArrowUp'], placePen({ x: 3, y: 10 })).pen.at).toEqual({ x: 0, y: 0 });
  expect(play(['⇧ArrowRight', '⇧ArrowDown'], placePen({ x: 590, y: 840 })).pen.at).toEqual({ x: 595, y: 842 });
});
