import { expect, it } from 'vitest';
import { canBeCarved, normalizeSealText } from '@/features/mark/make-mark/model/seal-characters';

it.each([
  ['이도윤', true],
  ['이 도 윤', true],
  ['남궁민수', true],
  ['남궁민수인', false],
  ['', false],
  ['   ', false],
])('a seal of "%s" can be carved: %s', (text, expected) => {
  expect(canBeCarved(text)).toBe(expected);
});

it('carves composed characters without gaps', () => {
  expect(normalizeSealText('이 도윤'.normalize('NFD'))).toBe('이도윤');
});
