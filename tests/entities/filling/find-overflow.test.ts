import { expect, it } from 'vitest';
import { findOverflow } from '@/entities/filling';

const placed = { fieldId: 'a', kind: 'TEXT', receiverUuid: null, name: '비고', required: true } as const;
const inBox = (width: number, more = {}) => findOverflow([{ ...placed, ...more, seen: { width, height: 12 } }]);
const value = '이 칸에 들어가기에는 아주 많이 긴 글이에요';

it('finds what a field cannot hold, by the layout that seals it', () => {
  expect(inBox(20)(placed, value)).toEqual({ code: 'ROOM' });
  expect(inBox(400)(placed, value)).toBeNull();
});

it('asks nobody for a shorter name', () => {
  const field = { ...placed, kind: 'NAME' } as const;
  expect(inBox(20, { kind: 'NAME' })(field, value)).toBeNull();
});
