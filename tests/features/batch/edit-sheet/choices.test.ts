import { expect, test } from 'vitest';
import { listChoices, moveChoice } from '@/features/batch/edit-sheet/model/choices';

const items = ['서울 본사', '부산 공장', '제주 지점'];

test('an opened cell offers all items, and typing narrows them', () => {
  expect(listChoices({ items }, '부산 공장', '부산 공장')).toEqual(items);
  expect(listChoices({ items }, ' 부산', '부산 공장')).toEqual(['부산 공장']);
  expect(listChoices({ items: ['Seoul', 'Busan'] }, 'BU', '')).toEqual(['Busan']);
  expect(listChoices({ items }, '대전', '')).toEqual([]);
});

test('columns without items offer nothing', () => {
  expect(listChoices({ items: null }, '', '')).toBeNull();
  expect(listChoices({ items: [] }, '', '')).toBeNull();
});

test('arrows go around the choices', () => {
  expect(moveChoice(-1, 1, 3)).toBe(0);
  expect(moveChoice(-1, -1, 3)).toBe(2);
  expect(moveChoice(2, 1, 3)).toBe(0);
  expect(moveChoice(0, -1, 3)).toBe(2);
  expect(moveChoice(0, 1, 0)).toBe(-1);
});
