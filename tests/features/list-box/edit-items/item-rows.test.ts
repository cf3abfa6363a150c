import { expect, test } from 'vitest';
import {
  appendRows,
  changeRow,
  removeDuplicates,
  findRowProblems,
  listItems,
  moveRow,
  readLines,
  removeRow,
  createRows,
} from '@/features/list-box/edit-items/model/item-rows';

test.each([
  ['서울\n부산', ['서울', '부산']],
  ['서울\r\n\r\n 부산 \r\n', ['서울', '부산']],
  ['서울\t02\t본사\n부산\t051', ['서울', '부산']],
  ['\t02\n부산', ['부산']],
  ['서울', ['서울']],
  ['\n \n', []],
  ['각'.normalize('NFD'), ['각']],
])('pasted %j', (text, items) => {
  expect(readLines(text)).toEqual(items);
});

test('what is there already or occurs twice is left out and counted', () => {
  expect(removeDuplicates(['가', '나', '가', '다'], ['다'])).toEqual({ added: ['가', '나'], duplicates: 2 });
});

test('rows keep their keys when they move, change and go', () => {
  const moved = moveRow(createRows(['가', '나', '다']), 0, 2);
  expect(moved.rows).toEqual([
    { key: 1, text: '나' },
    { key: 2, text: '다' },
    { key: 0, text: '가' },
  ]);
  const changed = appendRows(removeRow(changeRow(moved, 2, '라'), 0), ['마', '바']);
  expect(changed.rows.map(({ key }) => key)).toEqual([1, 2, 3, 4]);
  expect(listItems(changed)).toEqual(['나', '라', '마', '바']);
});

test('each row that cannot be saved is told why', () => {
  const rows = createRows(['가', ' ', '각', '나'.repeat(51), '각'.normalize('NFD'), '👨‍👩‍👧'.repeat(50)]);
  expect([...findRowProblems(rows)]).toEqual([
    [1, '항목을 적거나 지워주세요.'],
    [3, '50자까지 적을 수 있어요.'],
    [4, '3번째 항목과 같아요.'],
  ]);
});
