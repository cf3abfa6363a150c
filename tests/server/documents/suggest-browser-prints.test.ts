import { describe, expect, test } from 'vitest';
import { extractShapes, type Segment } from '../../../server/documents/pages/page-paths.ts';
import { drawRules, drawSides, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
type Box = readonly [number, number, number, number];
const namesOn = (page: Page) => suggestOn(page).map(({ name }) => name);
const kindsOn = (page: Page) => suggestOn(page).map(({ kind, name }) => [kind, name]);
const boxAt = (x: number, y: number, width: number) => ({ box: [x, y, x + width, y + 14] as const, stroked: true });

const path = (...points: [number, number][]): Segment[] =>
  points.map((point, index) => ({ kind: index === 0 ? 'MOVE' : 'LINE', point, close: index === points.length - 1 }));

const cell = ([left, bottom, right, top]: Box) => [
  ...drawRules([bottom, top], left, right),
  ...drawSides([left, right], bottom, top),
];

describe('the sides of a cell, whose ends slant where they meet', () => {
  const paint = { stroke: null, fill: 0x9a9a9a };
  const shapesOf = (...points: [number, number][]) => extractShapes(path(...points), [1, 0, 0, 1, 0, 0], paint);

  test('are lines', () => {
    expect(shapesOf([100, 100], [100, 130], [101, 129], [101, 100])).toEqual({
      lines: [{ box: [100, 100, 101, 130], direction: 'VERTICAL', thickness: 1 }],
      rects: [],
    });
  });

  test('are not anything that is broader or has more corners', () => {
    const none = { lines: [], rects: [] };
    expect(shapesOf([100, 100], [100, 130], [104, 126], [104, 100])).toEqual(none);
    expect(shapesOf([100, 100], [100, 130], [101, 129], [101.5, 115], [101, 100])).toEqual(none);
  });
});

test('cells with borders of their own are one table', () => {
  const [space, top] = [4, 780];
  const lines = [0, 1].flatMap((row) => {
    const floor = top - 24 - row * (24 + space);
    return [...cell([60, floor, 140, floor + 24]), ...cell([140 + space, floor, 340, floor + 24])];
  });
  const words = ['성명', '소속'].flatMap((text, row) => typeText(text, 66, top - 20 - row * (24 + space)));
  expect(kindsOn({ words, lines })).toEqual([
    ['NAME', '성명'],
    ['TEXT', '소속'],
  ]);
});

describe('a box in a line of text', () => {
  test('is a blank as large as itself, named by its label', () => {
    const words = typeLines(['가. 근무 장소:', '나. 계약 연봉 총액:']);
    const rects = [boxAt(170, 780, 280), boxAt(190, 740, 100)];
    expect(kindsOn({ words, rects })).toEqual([
      ['TEXT', '근무 장소'],
      ['AMOUNT', '계약 연봉 총액'],
    ]);
    expect(suggestOn({ words, rects }).map(({ rect }) => [rect.x, rect.width])).toEqual([
      [171, 278],
      [191, 98],
    ]);
  });

  test('is one of several on the line', () => {
    const words = [...typeText('연락처:', 60, 780), ...typeText('비상연락처:', 260, 780)];
    expect(namesOn({ words, rects: [boxAt(110, 780, 120), boxAt(330, 780, 120)] })).toEqual(['연락처', '비상연락처']);
  });

  test('may have its sides drawn one by one', () => {
    const lines = [...drawRules([778, 794], 110, 260), ...drawSides([110, 260], 778, 794)];
    expect(namesOn({ words: typeText('대표자:', 60, 780), lines })).toEqual(['대표자']);
  });

  test('is no blank without words beside it, or with words in it, or beside another box', () => {
    const words = typeText('성명:', 60, 780);
    expect(namesOn({ words: [], rects: [boxAt(110, 780, 120)] })).toEqual([]);
    expect(namesOn({ words: [...words, ...typeText('한도윤', 112, 780)], rects: [boxAt(110, 780, 120)] })).toEqual([]);
    const digits = [0, 1, 2, 3, 4, 5].map((place) => boxAt(110 + place * 24, 780, 24));
    const found = suggestOn({ words, rects: digits });
    expect(found.filter(({ rect }) => rect.width < 30)).toEqual([]);
  });

  test('is not looked for in a drawing, which would take too long', () => {
    const words = typeText('성명:', 60, 780);
    const widths = (count: number) => {
      const drawing = Array.from({ length: count }, (_, place) =>
        boxAt((place * 7) % 400, 20 + ((place * 13) % 700), 30),
      );
      return suggestOn({ words, rects: [boxAt(110, 780, 120), ...drawing] }).map(({ rect }) => rect.width);
    };
    expect(widths(10)).toContain(118);
    expect(widths(700)).not.toContain(118);
  });

  test('asks for no resident registration number', () => {
    const { words, lines } = typeTable([['주민등록번호', '-']], [160, 300]);
    const at = words.filter(({ text }) => text !== '-');
    expect(
      namesOn({ words: at, lines: [...lines, ...drawRules([756], 230, 300), ...drawRules([756], 320, 400)] }),
    ).toEqual([]);
  });
});

test('opposites that are centred below each other are one choice', () => {
  const words = [...typeText('□ 동의함', 80, 780), ...typeText('□ 동의안함', 75, 764)];
  const found = suggestOn({ words });
  expect(found.map(({ kind, name }) => [kind, name])).toEqual([
    ['RADIO', '동의함'],
    ['RADIO', '동의안함'],
  ]);
  expect(new Set(found.map(({ group }) => group)).size).toBe(1);
});

test('the lines of a date are no blanks of their own where they are not level with its units', () => {
  const words = [...typeText('년', 200, 780), ...typeText('월', 300, 780), ...typeText('일', 400, 780)];
  const lines = [...drawRules([792], 110, 195), ...drawRules([792], 215, 295), ...drawRules([792], 315, 395)];
  expect(kindsOn({ words, lines }).map(([kind]) => kind)).toEqual(['DATE']);
});

describe('the headers of a table', () => {
  test('that are stacked take turns where each row is as high as two blanks', () => {
    const [left, right, top] = [60, 340, 780];
    const lines = [
      ...drawRules([top, top - 60, top - 120], left, right),
      ...drawRules([top - 30, top - 90], 100, right),
      ...drawSides([left, 100, 220, right], top - 120, top),
    ];
    const words = [
      ...typeText('성명', 110, top - 22),
      ...typeText('주민등록번호', 110, top - 52),
      ...typeText('국적', 230, top - 22),
      ...typeText('체류자격', 230, top - 52),
      ...typeText('1', 70, top - 96),
    ];
    expect(namesOn({ words, lines })).toEqual(['성명', '국적', '체류자격']);
  });

  test('are named without a long remark', () => {
    const table = typeTable(
      [
        ['성명', '월 소득액 (소득월액, 보수월액, 월평균보수액)', '비고'],
        ['', '', ''],
      ],
      [80, 330, 70],
    );
    expect(kindsOn(table)).toContainEqual(['AMOUNT', '월 소득액']);
  });

  test('are not asked for where no line shows their table', () => {
    expect(namesOn({ words: typeLines(['구분              내용']) })).toEqual([]);
  });
});

test('answers in the cell to the left name nothing', () => {
  const table = typeTable(
    [
      ['대표자 여부', '자격 취득일'],
      ['[ ] 예 [ ] 아니오', ''],
    ],
    [200, 200],
  );
  expect(kindsOn(table)).toContainEqual(['DATE', '자격 취득일']);
});
