import { expect, test } from 'vitest';
import { fillInLists, removeItems } from '../../rules/list-items.ts';

const own = { name: '직접', items: ['가'] };
const shared = { name: '지점', listBoxId: 'box' };

test('fields get the items of their list box, and own items stay', () => {
  const filled = fillInLists({ title: '계약', fields: [own, shared], lists: { box: ['서울', '부산'] } });
  expect(filled.fields).toEqual([own, { ...shared, items: ['서울', '부산'] }]);
  expect(removeItems(filled.fields)).toEqual([own, shared]);
});

test('nothing can be chosen from a list box that is gone', () => {
  expect(fillInLists({ fields: [{ ...shared, items: ['옛것'] }], lists: {} }).fields).toEqual([
    { ...shared, items: [] },
  ]);
});
