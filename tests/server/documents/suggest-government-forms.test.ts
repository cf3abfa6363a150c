import { describe, expect, test } from 'vitest';
import { extractShapes, type Segment } from '../../../server/documents/pages/page-paths.ts';
import { drawRules, drawSides, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const named = (page: Page) => suggestOn(page).map(({ kind, name, partyName }) => [kind, name, partyName]);
const namesOn = (page: Page) => suggestOn(page).map(({ name }) => name);

test('a party in brackets of another font than its own heads its block', () => {
  const block = typeLines([
    '(갑) 사업체명:                      (서명)',
    '     주     소:',
    '(을) 주     소:',
    '     성     명:                      (서명)',
  ]);
  // Its first bracket is joined with 갑 before the last one, which has the same font as the first.
  const words = block.flatMap((word) => {
    const party = /^\((?<name>[갑을])\)$/.exec(word.text)?.groups?.['name'];
    if (party === undefined) return [word];
    const [left, bottom, right, top] = word.box;
    const third = (right - left) / 3;
    return ['(', party, ')'].map((text, index) => ({
      text,
      box: [left + index * third, bottom, left + (index + 1) * third, top] as const,
      fontName: text === party ? word.fontName : 'Liberation',
    }));
  });
  expect(named({ words })).toEqual([
    ['COMPANY', '사업체명', '갑'],
    ['SIGNATURE', '갑 서명', '갑'],
    ['TEXT', '주소', '갑'],
    ['TEXT', '주소', '을'],
    ['NAME', '성명', '을'],
    ['SIGNATURE', '을 서명', '을'],
  ]);
});

describe('names', () => {
  test('come from a label with a comma in its bracket', () => {
    const words = typeLines(['5. 근무일/휴일: 매주 일요일', '- 시간(일, 월) 급 :                     원']);
    expect(namesOn({ words, lines: drawRules([738], 190, 290) })).toEqual(['시간(일, 월) 급']);
  });

  test('come from the question and not from its answer', () => {
    const words = typeLines(['- 상여금 : 없음 (    )  있음 (    )                     원']);
    const found = suggestOn({ words, lines: drawRules([778], 320, 420) });
    expect(found.find(({ kind }) => kind === 'AMOUNT')?.name).toBe('상여금');
  });

  test('come from the first cell of a row and not from the formula beside it', () => {
    const table = typeTable(
      [
        ['구분', '산출식', '지급액(원)'],
        ['연장근로수당', '연장근로시간 수 × 15,822원 × 1.5', ''],
        ['야간근로수당', '야간근로시간 수 × 15,822원 × 0.5', ''],
      ],
      [100, 240, 120],
    );
    expect(namesOn(table)).toEqual(['연장근로수당 지급액', '야간근로수당 지급액']);
  });

  test('come from the heading beside several rows where another part of the form asks for the same', () => {
    const [left, right, top] = [60, 500, 780];
    const lines = [
      ...drawRules([top, top - 30, top - 60], left, right),
      ...drawSides([left, 160, right], top - 60, top),
      ...drawRules([top - 80, top - 140], left, right),
      ...drawRules([top - 110], 160, right),
      ...drawSides([left, 160, 260, right], top - 140, top - 80),
    ];
    const words = [
      ...typeText('주소', 70, top - 22),
      ...typeText('면허번호', 70, top - 52),
      ...typeText('추가 운전', 70, top - 114),
      ...typeText('주소', 170, top - 102),
      ...typeText('면허번호', 170, top - 132),
    ];
    expect(namesOn({ words, lines })).toEqual(['주소', '면허번호', '추가 운전 주소', '추가 운전 면허번호']);
  });
});

test('headers of three levels tell columns apart as far as needed', () => {
  const [left, right, top] = [40, 520, 780];
  const edges = [left, 120, 200, 280, 360, 440, right];
  const lines = [
    ...drawRules([top, top - 90, top - 120], left, right),
    ...drawRules([top - 30], 120, 440),
    ...drawRules([top - 60], 120, 440),
    ...drawSides([left, 120, 440, right], top - 120, top),
    ...drawSides([280], top - 120, top - 30),
    ...drawSides([200, 360], top - 120, top - 60),
  ];
  const words = [
    ...typeText('성명', edges[0]! + 8, top - 50),
    ...typeText('건강보험', 230, top - 22),
    ...typeText('당해연도', 150, top - 52),
    ...typeText('전년도', 320, top - 52),
    ...['보수총액', '월수', '보수총액', '월수'].flatMap((text, index) => typeText(text, 126 + index * 80, top - 82)),
    ...typeText('전년도 월수', 446, top - 50),
  ];
  expect(namesOn({ words, lines })).toEqual([
    '성명',
    '당해연도 보수총액',
    '당해연도 월수',
    '전년도 보수총액',
    '건강보험 전년도 월수',
    '전년도 월수',
  ]);
});

describe('what is asked', () => {
  test('is never a resident registration number, however it is written', () => {
    const labels = ['주민등록번호', '주민(외국인)등록번호', '(주민)등록번호', '주민번호'];
    expect(labels.flatMap((label) => namesOn(typeTable([[label, '']], [160, 200])))).toEqual([]);
  });

  test('is not a value that is printed already', () => {
    expect(namesOn({ words: typeLines(['수납기관명                    (주)한빛']) })).toEqual([]);
    expect(namesOn({ words: typeLines(['대표자           한도윤          연락처 ____________']) })).toEqual(['연락처']);
  });

  test('is not the hour where a name is spread out', () => {
    expect(namesOn({ words: typeLines(['법무법인  시     화     담당변호사']) })).toEqual([]);
    expect(namesOn({ words: typeLines(['방문 시각:     시   분']) })).not.toEqual([]);
  });

  test('is one long text in a tall cell, whose label is written downwards', () => {
    const { words, lines } = typeTable([['', '']], [30, 400], 300);
    const label = Array.from('부동산의표시').flatMap((text, index) => typeText(text, 69, 700 - index * 20));
    expect(named({ words: [...words, ...label], lines })).toEqual([['MULTILINE', '부동산의표시', null]]);
  });
});

type Box = readonly [number, number, number, number];

function move<T extends { box: Box }>(one: T, by: number, from: number): T {
  const [left, bottom, right, top] = one.box;
  return { ...one, box: [left, bottom + by + from, right, top + by] };
}

/** Types rows as low as their words, and an office's row above them. */
function typeLowRows(texts: readonly (readonly string[])[]) {
  const [office, own] = [typeTable([['접수번호', '접수일']], [220, 220], 16), typeTable(texts, [220, 220], 16)];
  return {
    words: [...office.words.map((word) => move(word, -8, 2)), ...own.words.map((word) => move(word, -38, 2))],
    lines: [...office.lines, ...own.lines.map((line) => move(line, -30, 0))],
  };
}

describe('cells with small labels', () => {
  const known = ['사업장관리번호', '전화번호'];

  test('have their blank beside the label where the row is as low as the label', () => {
    const found = suggestOn(typeLowRows([known, ['FAX번호', '소재지']]));
    expect(found.map(({ kind, name }) => [kind, name])).toEqual([
      ['TEXT', '사업장관리번호'],
      ['PHONE', '전화번호'],
      ['PHONE', 'FAX번호'],
      ['TEXT', '소재지'],
    ]);
    expect(found[0]?.rect.x).toBeGreaterThan(60 + 6 + 7 * 11);
  });

  test('are text without a known label in their row', () => {
    expect(namesOn(typeLowRows([known, ['하도급', '이상 없음']]))).toEqual(['사업장관리번호', '전화번호']);
  });

  test('are no blanks where the line already has one', () => {
    const low = typeLowRows([known, ['성명            (서명)', '소재지']]);
    expect(namesOn(low)).toEqual(['사업장관리번호', '전화번호', '성명', '서명', '소재지']);
  });
});

describe('narrow columns', () => {
  const widths = [100, 22, 22, 22, 22];

  test('are blanks below headers of their own', () => {
    const { words, lines } = typeTable(
      [
        ['성명', '', '', '', ''],
        ['', '', '', '', ''],
      ],
      widths,
    );
    const heads = ['부호', '월수', '코드', '등급'].flatMap((text, index) =>
      Array.from(text).flatMap((syllable, row) => typeText(syllable, 165 + index * 22, 766 - row * 14)),
    );
    expect(namesOn({ words: [...words, ...heads], lines })).toEqual(['성명', '부호', '월수', '코드', '등급']);
  });

  test('are none below the months of a plan', () => {
    const { lines } = typeTable(
      [
        ['', '', '', '', ''],
        ['', '', '', '', ''],
      ],
      widths,
    );
    const open = lines.filter(({ box, direction }) => direction === 'HORIZONTAL' || box[0] < 170 || box[0] > 240);
    const sides = drawSides([182, 204, 226], 720, 750);
    const words = [...typeText('과제', 66, 760), ...typeText('추진 일정', 166, 760)];
    expect(namesOn({ words, lines: [...open, ...sides] })).not.toContain('추진 일정 2');
  });
});

describe('boxes that a browser printed', () => {
  const around: Segment[] = [
    { kind: 'MOVE', point: [2, 0], close: false },
    { kind: 'LINE', point: [6, 0], close: false },
    { kind: 'CURVE', point: [8, 2], close: false },
    { kind: 'LINE', point: [8, 6], close: false },
    { kind: 'CURVE', point: [6, 8], close: false },
    { kind: 'LINE', point: [2, 8], close: false },
    { kind: 'CURVE', point: [0, 6], close: false },
    { kind: 'LINE', point: [0, 2], close: false },
    { kind: 'CURVE', point: [2, 0], close: true },
  ];
  const boxOn = (x: number, stroked: boolean) =>
    extractShapes(
      around,
      [1, 0, 0, 1, x, 783],
      stroked ? { stroke: { width: 1 }, fill: null } : { stroke: null, fill: 0x767676 },
    ).rects;

  test('are choices, ticked or not', () => {
    const words = [...typeText('동의함', 100, 780), ...typeText('동의안함', 200, 780)];
    const ticked = [...boxOn(136, false), ...boxOn(136, false)];
    expect(suggestOn({ words, rects: [...ticked, ...boxOn(247, true)] }).map(({ kind, name }) => [kind, name])).toEqual(
      [
        ['RADIO', '동의함'],
        ['RADIO', '동의안함'],
      ],
    );
  });

  test('are not seen in filled squares alone, which are bullets', () => {
    expect(suggestOn({ words: typeText('동의함', 100, 780), rects: boxOn(80, false) })).toEqual([]);
  });

  test('have four sides of one length', () => {
    expect(extractShapes(around, [2, 0, 0, 1, 0, 0], { stroke: { width: 1 }, fill: null }).rects).toEqual([]);
    expect(extractShapes(around, [3, 0, 0, 3, 0, 0], { stroke: { width: 1 }, fill: null }).rects).toEqual([]);
  });

  test('are not looked for in long paths', () => {
    const sides: Segment[] = Array.from({ length: 200_000 }, (_, index) => ({
      kind: 'LINE',
      point: [index % 8, 0],
      close: false,
    }));
    const long: Segment[] = [{ kind: 'MOVE', point: [0, 0], close: false }, ...sides];
    expect(extractShapes(long, [1, 0, 0, 1, 0, 0], { stroke: null, fill: 0 }).rects).toEqual([]);
  });

  test('are one choice of a new, a changed and an ended contract', () => {
    const words = typeLines(['□ 신규   □ 변경   □ 해지']);
    expect(suggestOn({ words }).map(({ kind }) => kind)).toEqual(['RADIO', 'RADIO', 'RADIO']);
  });
});

test('blocks in two columns belong to their titles, even if one begins lower than the other', () => {
  const words = [
    ...typeText('을', 320, 680),
    ...typeText('갑', 60, 671),
    ...typeText('성명: ____________ (서명 또는 인)', 320, 662),
    ...typeText('대표: ____________ (인)', 60, 653),
    ...typeText('연락처: ____________', 320, 644),
  ];
  const preamble = typeLines(['주식회사 하늘소리(이하 "갑")와 김한별(이하 "을")은 다음과 같이 계약을 맺는다.']);
  const owners = suggestOn({ words: [...preamble, ...words] }).map(({ name, partyName }) => [name, partyName]);
  expect(Object.fromEntries(owners)).toEqual({
    성명: '을',
    '을 서명': '을',
    연락처: '을',
    대표: '갑',
    '갑 날인': '갑',
  });
});

test('a date has gaps where two digits fit into them in small type', () => {
  const [wide] = suggestOn({ words: typeText('20  년  월  일', 60, 700) });
  const [narrow] = suggestOn({ words: typeText('20 년 월 일', 60, 700) });
  expect([wide?.dateGaps, narrow?.dateGaps]).toEqual([expect.objectContaining({ shortYear: true }), undefined]);
});
