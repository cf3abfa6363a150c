import { expect, test } from 'vitest';
import { readSheetText } from '../../rules/sheet-text.ts';

test.each([
  ['김 민수', '김 민수', []],
  ['kim@example.com', 'kim@example.com', []],
  ['a 1 (가)', 'a 1 (가)', []],
  ['김  민수', '김 민수', ['SPACES']],
  [' 김민수', '김민수', ['SPACES']],
  ['김민수 ', '김민수', ['SPACES']],
  ['김\u00A0민수', '김 민수', ['SPACES']],
  ['김\u200B민수', '김민수', ['SPACES']],
  ['김\n민수', '김 민수', ['SPACES']],
  ['Ａ１', 'A1', ['WIDTH']],
  ['각'.normalize('NFD'), '각', ['COMPOSED']],
  [2_500_000.4, '2500000.4', []],
  [0.1 + 0.2, '0.3', []],
  [1e-7, '0.0000001', []],
  [-12.25, '-12.25', []],
  [12.5, '12.5', []],
  [1e21, '1000000000000000000000', []],
  [3, '3', []],
  [Infinity, '', []],
  [true, 'TRUE', []],
  [false, 'FALSE', []],
  [null, '', []],
  [{ date: '2026-12-01' }, '2026-12-01', []],
  ['￦1000', '₩1000', ['WIDTH']],
  // A syllable and its final consonant, written as two characters.
  ['가\u11A8', '각', ['COMPOSED']],
])('%j is read as %j', (raw, value, repairs) => {
  expect(readSheetText(raw, false)).toEqual({ value, repairs });
});

test('a long text keeps its lines and the spaces in them', () => {
  expect(readSheetText(' 한 줄  더\r\n둘 ', true)).toEqual({ value: '한 줄  더\n둘', repairs: ['SPACES'] });
  expect(readSheetText('한\r줄', true)).toEqual({ value: '한\n줄', repairs: ['SPACES'] });
  expect(readSheetText('한 줄', true)).toEqual({ value: '한 줄', repairs: [] });
});
