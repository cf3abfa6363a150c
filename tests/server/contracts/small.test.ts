import { expect, it } from 'vitest';
import { findDefaultExpiry, findNextReminder } from '../../../server/modules/contracts/core/deadlines.ts';
import { derivePrefix } from '../../../server/modules/settings/document-number.ts';
import { normalizeText } from '../../../rules/normalize-text.ts';
import { extractInitialConsonants, splitSearchWords } from '../../../server/text/search-words.ts';
import {
  buildSearchColumns,
  listGrams,
  parseSearch,
  buildSearchText,
} from '../../../server/modules/contracts/core/search-grams.ts';

it.each([
  ['한빛물산 주식회사', 'HB'],
  ['(주)오름디자인', 'OR'],
  ['㈜이안', 'IA'],
  ['주식회사', 'DJ'],
  ['Hanbit Logistics', 'HA'],
  ['삼일 PwC', 'SI'],
  ['株式会社', 'DJ'],
  ['가', 'DJ'],
  ['의원', 'UW'],
])('documents of %s begin with %s', (name, prefix) => {
  expect(derivePrefix(name)).toBe(prefix);
});

it('a deadline is the end of the 14th day in Seoul', () => {
  expect(findDefaultExpiry(new Date('2026-11-20T14:59:59Z'), 14).toISOString()).toBe('2026-12-04T14:59:00.000Z');
  expect(findDefaultExpiry(new Date('2026-11-20T15:00:00Z'), 14).toISOString()).toBe('2026-12-05T14:59:00.000Z');
});

it('reminders come on their mornings, and none when they are past', () => {
  const expiresAt = new Date('2026-12-04T14:59:00Z');
  const at = (after: string) => findNextReminder(expiresAt, [3, 1], new Date(after))?.toISOString() ?? null;
  expect(at('2026-11-20T01:00:00Z')).toBe('2026-12-01T00:00:00.000Z');
  expect(at('2026-12-01T00:00:00Z')).toBe('2026-12-03T00:00:00.000Z');
  expect(at('2026-12-03T00:00:00Z')).toBeNull();
  expect(findNextReminder(new Date('2026-12-04T00:00:00Z'), [0], new Date('2026-11-01T00:00:00Z'))).toBeNull();
  expect(findNextReminder(expiresAt, [1, 3], new Date('2026-11-20T01:00:00Z'))).toEqual(
    new Date('2026-12-01T00:00:00Z'),
  );
  expect(findNextReminder(expiresAt, [], new Date('2026-11-20T01:00:00Z'))).toBeNull();
});

it('what is searched for is among what is kept, whatever its spaces and case', () => {
  const organization = '019b0000-0000-7000-8000-000000000001';
  const text = buildSearchText(['물품 공급 Contract', null, '정해원']);
  const kept = new Set(listGrams(organization, text));
  const find = (typed: string, where = organization) => {
    const search = parseSearch(where, typed);
    return search && [search.grams.every((gram) => kept.has(gram)), search.words.every((word) => text.includes(word))];
  };
  for (const typed of [
    '공급',
    '물품공',
    '품 공',
    'CONTRACT',
    '해원',
    '원',
    '해원 물품',
    'ㅁㅍㄱㄱ',
    'ㄱㄱ ㅈㅎㅇ',
    '공급ㅊ',
  ])
    expect([typed, find(typed)]).toEqual([typed, [true, true]]);
  expect(find('급정')).toEqual([false, false]);
  expect(find('ㄱㅈ')).toEqual([false, false]);
  expect(find('공급', '019b0000-0000-7000-8000-000000000002')).toEqual([false, true]);
  for (const nothing of ['', '  ', 'ㄱ', 'ㅋ ㄱ']) expect(find(nothing)).toBeUndefined();
});

const numberIn = (typed: string) => parseSearch('o', typed)?.documentNo;
const gramsOf = (typed: string) => parseSearch('o', typed)?.grams.length;

it('a complete document number is searched for as one', () => {
  expect(['hb-2611-000128', ' HB-2611-0001 ', 'abcd-2611-0001'].map(numberIn)).toEqual([
    'HB-2611-000128',
    'HB-2611-0001',
    'ABCD-2611-0001',
  ]);
  const others = [
    'h-2611-0001',
    'abcde-2611-0001',
    'hb-261-0001',
    'hb-2611-001',
    'hb-2611-0001a',
    '12-2611-0001',
    'hb',
  ];
  expect(others.map(numberIn)).toEqual(others.map(() => null));
});

it('a word of one character is searched for by it, and others by their pairs', () => {
  expect([gramsOf('원'), gramsOf('공급'), gramsOf('공급원'), gramsOf('공급 공급')]).toEqual([1, 1, 2, 1]);
  expect(buildSearchText(['Contract', null])).toBe('contract');
});

it('a phone number costs two entries, and no pairs of digits', () => {
  const title = '위임장';
  const before = buildSearchColumns('o', { title });
  const { searchText, searchGrams } = buildSearchColumns('o', { title }, [{ name: '', phone: '010-1234-5678' }]);
  expect(searchGrams).toHaveLength(before.searchGrams.length + 2);
  expect(searchText).toContain('０１０１２３４５６７８');
  const whole = ['01012345678', '010 1234-5678', '010.1234.5678', '+82 10-1234-5678', '+82 (0)10 1234 5678'];
  for (const typed of [...whole, '1234-5678', '5678', '+82-10']) {
    const numbers = parseSearch('o', typed)?.numbers ?? [];
    expect(numbers.every(({ phoneGram }) => searchGrams.includes(phoneGram))).toBe(true);
    expect([typed, numbers.length]).toEqual([typed, typed === '+82-10' ? 0 : 1]);
  }
});

it('two consonants that the input method has joined are two initials', () => {
  expect(splitSearchWords('ㄺㄳ')).toEqual(['ㄹㄱㄱㅅ']);
  expect(extractInitialConsonants('2026년 근로 계약서_이도윤 (까치)')).toBe('ㄴㄱㄹㄱㅇㅅ ㅇㄷㅇ ㄲㅊ');
});

it('what initials are found by is a quarter more to keep at most', () => {
  const titles = [
    '2026년 근로계약서_이도윤',
    '물품 공급 계약서_동해포장',
    '비밀유지 계약서',
    'Non-Disclosure Agreement',
  ];
  const more = ['공사도급계약서 강남사옥 3층 인테리어', '부동산 임대차 계약서 서초구 반포동 101호', '위임장_백서현'];
  const kept = [...titles, ...more].flatMap((title) => {
    const parts = [title, 'HB-2026-000128', '한유나', '김지수'];
    const grams = listGrams('x', buildSearchText(parts)).length;
    return [[grams, listGrams('x', parts.map(normalizeText).join('\n')).length] as const];
  });
  const sum = (place: 0 | 1) => kept.reduce((all, pair) => all + pair[place], 0);
  expect(sum(0) / sum(1)).toBeLessThan(1.25);
  expect(sum(0) / sum(1)).toBeGreaterThan(1.1);
});
