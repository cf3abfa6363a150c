import { afterEach, expect, test, vi } from 'vitest';
import { splitClusters, countGraphemes, splitGraphemes } from '../../rules/graphemes.ts';
import { describeNameProblem, normalizeName } from '../../rules/names.ts';
import { maskEmail, maskPhone } from '../../rules/mask.ts';

const before = Object.getOwnPropertyDescriptors(Intl);
afterEach(() => Object.defineProperties(Intl, before));

test.each([
  ['김지수', 3],
  ['김지수'.normalize('NFD'), 3],
  ['👩‍👩‍👧👍🏽', 2],
  ['', 0],
])('%s has %i characters', (text, count) => expect(countGraphemes(text)).toBe(count));

const PIECES = [
  '가',
  '각',
  'ㄱ',
  '\u1112\u1161\u11ab',
  '\u1112\u119e\u11ab',
  'e\u0301',
  '👍🏽',
  '👩‍👩‍👧',
  '🇰🇷',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '❤️',
  'ไทย',
  ' ',
  '\r\n',
  '\n',
  'a',
  '漢',
  '\u200d',
  '\u{1f3fd}',
  '\u{1f1f0}',
];

test('characters are counted the same where the browser has no segmenter', () => {
  expect(PIECES.filter((piece) => splitClusters(piece).join('|') !== splitGraphemes(piece).join('|'))).toEqual([]);
  const triples = PIECES.flatMap((before) => PIECES.map((after) => `${before}${after}${before}`));
  expect(triples.filter((text) => splitClusters(text).join('|') !== splitGraphemes(text).join('|'))).toEqual([]);
});

test('the module loads, and counts, in a browser that has no segmenter', async () => {
  Reflect.deleteProperty(Intl, 'Segmenter');
  vi.resetModules();
  const anew = await import('../../rules/graphemes.ts');
  expect(anew.countGraphemes('👩‍👩‍👧가\u0301')).toBe(2);
});

test('a name is kept composed and trimmed', () => {
  expect(normalizeName(' 김지수 '.normalize('NFD'), 50)).toBe('김지수');
  expect(normalizeName('👩‍👩‍👧'.repeat(50), 50)).not.toBeNull();
  expect(normalizeName('김', 1)).toBe('김');
});

test('what copying leaves in a name is dropped', () => {
  expect(normalizeName('박\u200b하늘\ufeff', 50)).toBe('박하늘');
  expect(describeNameProblem('박\u200b하늘', '이름', 50)).toBeNull();
});

test('a problem with a name is told as what it is', () => {
  expect(describeNameProblem(' \u200b', '조직 이름', 100)).toBe('조직 이름을 1자에서 100자 사이로 적어주세요.');
  expect(describeNameProblem('가'.repeat(51), '이름', 50)).toBe('이름을 1자에서 50자 사이로 적어주세요.');
  expect(describeNameProblem('박\u202e하늘', '이름', 50)).toBe(
    '이름에 보이지 않는 글자가 있어요. 지우고 다시 적어주세요.',
  );
});

test.each(['', '   ', '가'.repeat(51), 'a\nb', 'a\u0000', '\u200b', '\u3164', '\u202eabc', 'a\u2028b', '\uD800'])(
  '%j is no name',
  (text) => expect(normalizeName(text, 50)).toBeNull(),
);

test.each([
  ['jisu.kim@hanbit.example', 'ji******@hanbit.example'],
  ['abc@hanbit.example', 'a***@hanbit.example'],
  ['a@hanbit.example', 'a***@hanbit.example'],
  ['@hanbit.example', '***'],
  ['', '***'],
])('%s is masked as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

test('a telephone number keeps its ends', () => {
  expect(maskPhone('01012345678')).toBe('010-****-5678');
  expect(maskPhone('15881234')).toBe('158-****-1234');
  expect(maskPhone('1588123')).toBe('***');
});

const range = (first: string, last: string) => {
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  return Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));
};
test('counts what people type most without splitting it, and counts the same', () => {
  const all = [...range(' ', '~'), ...range('ㄱ', 'ㅣ'), ...range('가', '힣')];
  for (const text of [all.join(''), all.toReversed().join(''), 'e\u0301', 'a\r\n', '가\u11a8', 'ㅤ\u0301'])
    expect([text, countGraphemes(text)]).toEqual([text, splitGraphemes(text).length]);
});
