import { expect, it } from 'vitest';
import { formatTsv, parseTsv } from '@/features/batch/edit-sheet/model/tsv';

const CASES: [string, string, string[][]][] = [
  ['one cell', '이도윤', [['이도윤']]],
  [
    'cells and rows',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['the line break that Excel adds at the end', 'a\tb\r\n', [['a', 'b']]],
  [
    'empty cells',
    '\tb\n\t',
    [
      ['', 'b'],
      ['', ''],
    ],
  ],
  ['a line break within a cell', '"서울\n강남"\t2', [['서울\n강남', '2']]],
  ['quotation marks within a cell', '"그는 ""네""라고"\t1', [['그는 "네"라고', '1']]],
  ['a mark that nothing closes', '"5 인치\t1', [['"5 인치', '1']]],
  ['a mark in the middle', '5" 관\t1', [['5" 관', '1']]],
  ['a cell that goes on after its marks', '"a"b\tc', [['"a"b', 'c']]],
  ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
  ['nothing', '', []],
];

it.each(CASES)('reads %s', (_, text, cells) => {
  expect(parseTsv(text)).toEqual(cells);
});

it('reads what it writes', () => {
  const cells = [
    ['a\tb', 'c"d'],
    ['e\nf', ''],
  ];
  expect(parseTsv(formatTsv(cells))).toEqual(cells);
});
