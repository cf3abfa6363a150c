import { describe, expect, test } from 'vitest';
import type { Suggestion } from '../../../server/documents/fields.ts';
import { mergeSuggestions } from '../../../server/documents/suggest/merge-suggestions.ts';
import { exampleSuggestion as inferred } from '../../support/example-suggestion.ts';

const own = (name: string, y: number, more: Partial<Suggestion> = {}) =>
  inferred(name, y, { source: 'ACRO_FORM', confidence: 1, ...more });
const button = (name: string, y: number, group: string) => own(name, y, { kind: 'RADIO', group });
const box = (name: string, y: number, group: string) => inferred(name, y, { kind: 'RADIO', group });
const WORKER = { party: 1, partyName: '근로자' };
const facts = (suggestions: readonly Suggestion[]) =>
  suggestions.map(({ name, partyName, source }) => [name, partyName, source]);

describe('the fields of a file and the blanks between its words', () => {
  test('become one suggestion for each place, of which the words say whose it is', () => {
    const merged = mergeSuggestions(
      [own('이름', 100), own('비고', 200), own('주소', 300, { page: 2 })],
      [inferred('성명', 102, WORKER), inferred('주소', 300, WORKER), inferred('연락처', 400)],
    );
    expect(facts(merged)).toEqual([
      ['이름', '근로자', 'ACRO_FORM'],
      ['비고', null, 'ACRO_FORM'],
      ['주소', null, 'ACRO_FORM'],
      ['주소', '근로자', 'TEXT'],
      ['연락처', null, 'TEXT'],
    ]);
    expect(merged[0]).toMatchObject({ party: 1, rect: { y: 100 } });
  });

  test('leave the party open where the words name two, and keep the one that the file names', () => {
    const wide = { x: 100, y: 100, width: 300, height: 16 };
    const halves = [
      inferred('성명', 100, WORKER),
      inferred('성명', 100, { rect: { ...wide, x: 300, width: 100 }, party: 0, partyName: '사업주' }),
    ];
    expect(facts(mergeSuggestions([own('이름', 100, { rect: wide })], halves))).toEqual([['이름', null, 'ACRO_FORM']]);
    const tag = own('이름', 100, { party: 0, partyName: '회사', source: 'TEXT_TAG' });
    expect(facts(mergeSuggestions([tag], [inferred('성명', 100, WORKER)]))).toEqual([['이름', '회사', 'TEXT_TAG']]);
  });

  test('name a field after its label only if nobody has named it', () => {
    const names = ['', 'Text12', '텍스트 3', 'Check Box1', 'text', 'Text1a', '2차 연락처'];
    const merged = mergeSuggestions(
      names.map((name, index) => own(name, 100 + 40 * index)),
      names.map((_, index) => inferred(`칸 ${'가나다라마바사'.charAt(index)}`, 100 + 40 * index)),
    );
    expect(merged.map(({ name }) => name)).toEqual([
      '칸 가',
      '칸 나',
      '칸 다',
      '칸 라',
      'text',
      'Text1a',
      '2차 연락처',
    ]);
  });

  test('give all buttons of a group to the person that the words name at one of them', () => {
    const merged = mergeSuggestions(
      [button('남', 100, '성별'), button('여', 140, '성별'), button('예', 180, '병역')],
      [{ ...box('남', 100, '성별'), ...WORKER }],
    );
    expect(merged.map(({ name, group, partyName }) => [name, group, partyName])).toEqual([
      ['남', '성별', '근로자'],
      ['여', '성별', '근로자'],
      ['예', '병역', null],
    ]);
  });

  test('leave out the other boxes of a group of which the file has one, and never join two groups', () => {
    const merged = mergeSuggestions(
      [button('남', 100, '성별')],
      [
        box('남자', 100, '구분'),
        box('여자', 140, '구분'),
        box('밝히지 않음', 180, '구분'),
        box('동의', 220, '성별'),
        box('거부', 260, '성별'),
      ],
    );
    expect(merged.map(({ name, group }) => [name, group])).toEqual([
      ['남', '성별'],
      ['동의', '성별 2'],
      ['거부', '성별 2'],
    ]);
  });

  test('have names that differ for each person', () => {
    const names = ['성명', '성명', '성명 2', '성명', '성명 2'];
    const merged = mergeSuggestions(
      [
        ...names.map((name, index) => own(name, 100 + 40 * index)),
        own('성명', 400, WORKER),
        own('', 440),
        own('', 480),
      ],
      [inferred('성명', 520), inferred('성명', 560, WORKER), inferred('성명', 600, { kind: 'CHECKBOX' })],
    );
    expect(merged.map(({ name }) => name)).toEqual([
      '성명',
      '성명 3',
      '성명 2',
      '성명 4',
      '성명 2 2',
      '성명',
      '',
      '',
      '성명 5',
      '성명 2',
      '성명',
    ]);
    const long = '가'.repeat(100);
    const numbered = mergeSuggestions([own(long, 100), own(long, 140)], []);
    expect(numbered.map(({ name }) => name)).toEqual([long, `${'가'.repeat(98)} 2`]);
  });
});
