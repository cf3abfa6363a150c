import { describe, expect, it } from 'vitest';
import { coverWords, drawRect } from '@/features/contract/editor/annotate-document/model/cover-words.ts';

const WORD = { x: 100, y: 100, width: 60, height: 12 };
const NEXT = { x: 170, y: 100, width: 60, height: 12 };
const BELOW = { x: 100, y: 120, width: 60, height: 12 };

describe('a rectangle drawn with the highlighter', () => {
  it('covers the parts of words that it passes, in their own height', () => {
    const area = { x: 90, y: 97, width: 100, height: 14 };
    expect(coverWords(area, [WORD, NEXT, BELOW])).toEqual([WORD, { ...NEXT, width: 20 }]);
  });

  it('leaves out a line of which it covers less than half', () => {
    expect(coverWords({ x: 90, y: 100, width: 100, height: 25 }, [WORD, BELOW])).toEqual([WORD]);
  });

  it('is kept as drawn where there are no words', () => {
    const area = { x: 300, y: 300, width: 40, height: 12 };
    expect(coverWords(area, [WORD])).toEqual([area]);
    expect(coverWords(area, [])).toEqual([area]);
  });

  it.each([
    { x: 300, y: 300, width: 2, height: 40 },
    { x: 300, y: 300, width: 40, height: 2 },
  ])('is nothing if it is a slip of the hand', (area) => {
    expect(coverWords(area, [])).toEqual([]);
  });

  it('may be drawn in any direction', () => {
    expect(drawRect({ x: 50, y: 10 }, { x: 20, y: 30 })).toEqual({ x: 20, y: 10, width: 30, height: 20 });
  });
});
