import { expect, test } from 'vitest';
import { filterItems, listRenderedItems } from '@/features/document/fill-fields/model/item-window';

const items = Array.from({ length: 1_000 }, (_, index) => `지점 ${index}`);

test.each([
  ['', items],
  ['  ', items],
  ['999', ['지점 999']],
  ['지점1000', []],
  ['점12 3', ['지점 123']],
])('searched for %j', (words, found) => {
  expect(filterItems(items, words)).toEqual(found);
});

test('letters are found whatever their case, and syllables however they are composed', () => {
  const named = ['Seoul HQ', '부산'];
  expect(filterItems(named, 'seoulhq')).toEqual(['Seoul HQ']);
  expect(filterItems(named, '부산'.normalize('NFD'))).toEqual(['부산']);
  expect(filterItems(['Hà Nội', ...named], 'ha noi')).toEqual(['Hà Nội']);
});

test('the chosen item is shown first if it would not be seen, and once', () => {
  expect(listRenderedItems(items, null, 2)).toEqual(['지점 0', '지점 1']);
  expect(listRenderedItems(items, '지점 900', 2)).toEqual(['지점 900', '지점 0', '지점 1']);
  expect(listRenderedItems(items, '지점 1', 2)).toEqual(['지점 0', '지점 1']);
  expect(listRenderedItems(['지점 3'], '지점 900', 2)).toEqual(['지점 3']);
});
