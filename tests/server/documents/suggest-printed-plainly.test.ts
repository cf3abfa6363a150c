import { describe, expect, test } from 'vitest';
import { drawRules, drawSides, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

type Word = ReturnType<typeof typeText>[number];

/** Splits words as programs do that have no Latin characters in their Korean font. */
const inTwoFonts = (words: readonly Word[]): Word[] =>
  words.flatMap(({ text, box: [left, bottom, right, top], fontName }) => {
    const unit = (right - left) / text.length;
    let at = left;
    return text
      .split(/([():\d]+)/)
      .filter((part) => part !== '')
      .map((part) => {
        const from = at;
        at += part.length * unit;
        const isLatin = /^[():\d]/.test(part);
        return { text: part, box: [from, bottom, at, top] as const, fontName: isLatin ? 'Liberation' : fontName };
      });
  });

const named = (words: readonly Word[], lines?: Parameters<typeof suggestOn>[0]['lines']) =>
  suggestOn({ words, ...(lines && { lines }) }).map(({ kind, name, partyName }) => [kind, name, partyName]);

test('a word whose brackets are of another font heads its block like any other', () => {
  const block = [
    '(사업주) 사업체명:                    (전화:              )',
    '         주     소:',
    '         대 표 자:                    (서명)',
    '(근로자) 주     소:',
    '         연 락 처:',
    '         성     명:                    (서명)',
  ];
  expect(named(inTwoFonts(typeLines(block)))).toEqual([
    ['COMPANY', '사업체명', '사업주'],
    ['PHONE', '전화', '사업주'],
    ['TEXT', '주소', '사업주'],
    ['NAME', '대표자', '사업주'],
    ['SIGNATURE', '사업주 서명', '사업주'],
    ['TEXT', '주소', '근로자'],
    ['PHONE', '연락처', '근로자'],
    ['NAME', '성명', '근로자'],
    ['SIGNATURE', '근로자 서명', '근로자'],
  ]);
});

test('a row of underscores and a box stay apart from the words that they touch', () => {
  const words = inTwoFonts(typeLines(['성명:____________(서명)', '□동의함']));
  expect(named(words)).toEqual([
    ['NAME', '성명', null],
    ['SIGNATURE', '서명', null],
    ['CHECKBOX', '동의함', null],
  ]);
});

describe('blocks typed side by side with spaces', () => {
  const words = typeLines(
    [
      '발주자(시행자)                                 수급자(시공자)',
      '주 소:                  주 소:',
      '성 명:         (인)     성 명:         (인)',
    ],
    60,
    22,
  );

  test('belong to the titles in their order, even if the second labels begin before the second title', () => {
    expect(named(words)).toEqual([
      ['TEXT', '주소', '발주자'],
      ['TEXT', '주소', '수급자'],
      ['NAME', '성명', '발주자'],
      ['SEAL', '발주자 날인', '발주자'],
      ['NAME', '성명', '수급자'],
      ['SEAL', '수급자 날인', '수급자'],
    ]);
  });

  test('keep a narrow space for a name, which the mark leaves free', () => {
    const [name, seal] = suggestOn({ words: typeLines(['대표자 성명:      ㊞']) });
    expect([name?.kind, seal?.kind]).toEqual(['NAME', 'SEAL']);
    expect(seal?.rect.x ?? 0).toBeGreaterThanOrEqual((name?.rect.x ?? 0) + (name?.rect.width ?? 0) - 3);
  });
});

test('a line that introduces a party heads nothing below it', () => {
  const { words, lines } = typeTable([['공사명', '']], [100, 300]);
  const below = words.map((word) => ({ ...word, box: shift(word.box, -120) }));
  const rules = lines.map((line) => ({ ...line, box: shift(line.box, -120) }));
  const intro = typeLines([
    '발주자(시행자) : ____________ (이하 "갑"이라 한다)와',
    '수급자(시공자) : ____________ (이하 "을"이라 한다)는',
  ]);
  expect(named([...intro, ...below], rules).find(([, name]) => name === '공사명')).toEqual(['TEXT', '공사명', null]);
});

type Box = Word['box'];
const shift = ([left, bottom, right, top]: Box, by: number): Box => [left, bottom + by, right, top + by];

describe('tables with headings of two levels', () => {
  test('columns of one heading are told apart by the heading above them', () => {
    const [left, right, top] = [60, 460, 780];
    const lines = [
      ...drawRules([top, top - 60, top - 90, top - 120], left, right),
      ...drawRules([top - 30], 140, right),
      ...drawSides([left, 140, 300, right], top - 120, top),
      ...drawSides([220, 380], top - 120, top - 30),
    ];
    const words = [
      ...typeText('구분', 70, top - 40),
      ...typeText('국비', 200, top - 22),
      ...typeText('자부담', 360, top - 22),
      ...['현금', '현물', '현금', '현물'].flatMap((text, index) => typeText(text, 160 + index * 80, top - 52)),
      ...typeText('1년차', 70, top - 82),
      ...typeText('2년차', 70, top - 112),
    ];
    expect(named(words, lines).map(([, name]) => name)).toEqual(
      ['1년차', '2년차'].flatMap((row) =>
        ['국비 현금', '국비 현물', '자부담 현금', '자부담 현물'].map((column) => `${row} ${column}`),
      ),
    );
  });

  test('rows of one heading are told apart by the heading beside them, and numbered within it', () => {
    const [left, right, top] = [60, 500, 780];
    const lines = [
      ...drawRules([top, top - 30, top - 90, top - 150], left, right),
      ...drawRules([top - 60, top - 120], 180, right),
      ...drawSides([left, 180, 340, right], top - 150, top),
    ];
    const words = [
      ...typeText('구분', 70, top - 22),
      ...typeText('기관명', 190, top - 22),
      ...typeText('직위', 350, top - 22),
      ...typeText('공동연구기관', 70, top - 64),
      ...typeText('위탁연구기관', 70, top - 124),
    ];
    expect(named(words, lines).map(([, name]) => name)).toEqual(
      ['공동연구기관', '위탁연구기관'].flatMap((section) =>
        [1, 2].flatMap((row) => [`${section} 기관명 ${row}`, `${section} 직위 ${row}`]),
      ),
    );
  });
});

test('a tall box for a day is a date', () => {
  const { words, lines } = typeTable(
    [
      ['교부 연월일', ''],
      ['진단일', ''],
    ],
    [120, 300],
    60,
  );
  expect(named(words, lines)).toEqual([
    ['DATE', '교부 연월일', null],
    ['DATE', '진단일', null],
  ]);
});

const pieces = (y: number) => drawRules([y], 40, 100, 160, 220, 280, 340, 400, 460, 540);

describe('borders that are drawn cell by cell', () => {
  test('are no lines to write on, and the space between two is no row of blanks', () => {
    expect(named([], [...pieces(500), ...pieces(470), ...pieces(440)])).toEqual([]);
    // Pieces of the widths that a page has whose tables share one grid.
    const grid = [49, 109, 126, 137, 147, 167, 197, 258, 284, 322, 345, 373, 396, 416, 433, 446, 476, 494, 548];
    expect(named([], drawRules([500, 472, 444], ...grid))).toEqual([]);
  });

  test('are no columns below a text that runs across them', () => {
    const words = typeText('변경구분란에는 상호와 명칭의 변경 등을 적습니다', 60, 478);
    expect(named(words, [...pieces(500), ...pieces(470), ...pieces(440)])).toEqual([]);
  });

  test('are columns below headings', () => {
    const heads = ['변경구분', '변경일', '변경 전', '변경 후'];
    const words = heads.flatMap((text, column) => typeText(text, 46 + column * 130, 478));
    const rules = drawRules([500, 470, 440], 40, 170, 300, 430, 560);
    expect(named(words, rules).map(([, name]) => name)).toEqual(heads);
  });
});

test('a row is named by its label, not by what is written beside it', () => {
  const { words, lines } = typeTable(
    [
      ['구분', '내용', '비고'],
      ['행사명', '상반기 사내 연수', ''],
      ['장소', '양평 연수원', ''],
    ],
    [60, 200, 160],
  );
  expect(named(words, lines).map(([, name]) => name)).toEqual(['행사명 비고', '장소 비고']);
});
