import { describe, expect, it } from 'vitest';
import { drawRules, drawSides, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

/** Ways to build a form that files written by Hangul itself have, and that the forms drawn for these tests lacked. */
const named = (page: Parameters<typeof suggestOn>[0]) => suggestOn(page).map(({ kind, name }) => `${kind} ${name}`);

const large = (text: string, y: number) =>
  typeText(text, 60, y).map((word) => {
    const [x, , right] = word.box;
    return { ...word, box: [x, y, right, y + 20] as const };
  });

describe('a box before a heading', () => {
  const body = typeLines(['회사의 일반 현황을 적습니다.', '모두 빠짐없이 적습니다.', '자세한 것은 안내를 봅니다.']);

  it('is no checkbox where the heading is larger than the text', () => {
    expect(named({ words: [...large('□ 일반현황', 600), ...body] })).toEqual([]);
    expect(named({ words: [...typeText('□ 일반현황', 60, 600), ...body] })).toEqual(['CHECKBOX 일반현황']);
  });

  it('is no checkbox before a sentence of a report, whose points have circles', () => {
    const report = ['□ 주요 과제는 다음과 같다.', ' ○ 국민이 참여하는 통로를 넓힌다.', ' ○ 일하는 방식을 바꾼다.'];
    expect(named({ words: report.flatMap((text, line) => typeText(text, 60, 700 - line * 40)) })).toEqual([]);
    const consent = ['□ 위 내용에 동의합니다.', ' ○ 동의하지 않을 수 있습니다. 그래도 됩니다.'];
    expect(named({ words: consent.flatMap((text, line) => typeText(text, 60, 700 - line * 40)) })).toEqual([
      'CHECKBOX 위 내용에 동의합니다',
    ]);
  });
});

describe('boxes in the cells of one row', () => {
  it('are checkboxes', () => {
    expect(named(typeTable([['성과', '□ 고용 실적', '□ 투자 유치']], [100, 160, 160]))).toEqual([
      'CHECKBOX 고용 실적',
      'CHECKBOX 투자 유치',
    ]);
  });
});

describe('a date with translated units', () => {
  it.each(['년(year)      월(month)      일(day)', '년 (Year)      월 (Month)      일 (Day)'])(
    'is one field: %s',
    (text) => {
      const [date, ...others] = suggestOn({ words: typeText(text, 200, 600) });
      expect(others).toEqual([]);
      expect(date).toMatchObject({ kind: 'DATE', dateGaps: expect.anything() });
    },
  );
});

describe('a table with examples', () => {
  it('has the names of its header, not those of the examples', () => {
    const table = typeTable(
      [
        ['직위', '담당 업무', '구성 상태'],
        ['공동대표', '개발 총괄', '완료'],
        ['대리', '홍보 및 판매', '예정'],
        ['', '', ''],
      ],
      [120, 160, 160],
    );
    expect(named(table)).toEqual(['TEXT 직위', 'TEXT 담당 업무', 'TEXT 구성 상태']);
  });

  it('has the names of the row that is in line with its columns', () => {
    const words = [
      ...typeText('교사', 60, 700),
      ...typeText('이동욱', 260, 700),
      ...['이름', '학번', '이름', '학번'].flatMap((text, column) => typeText(text, 60 + column * 100, 670)),
      ...['박태수', '2107', '지도현', '2414'].flatMap((text, column) => typeText(text, 60 + column * 100, 640)),
    ];
    const lines = [
      ...drawRules([722, 692, 662, 632, 602], 50, 150, 250, 350, 450),
      ...drawSides([50, 250, 450], 602, 722),
      ...drawSides([150, 350], 602, 692),
    ];
    expect(named({ words, lines }).map((text) => text.replace(/ \d$/, ''))).toEqual([
      'NAME 이름',
      'TEXT 학번',
      'NAME 이름',
      'TEXT 학번',
    ]);
  });
});

describe('a long question beside its blank', () => {
  it('names it, unless it is a sentence', () => {
    const rows = [
      ['공급을 원활하게 할 대책과 앞으로의 추진 계획(자사 의견)', ''],
      ['이 서식은 접수한 날부터 삼 년 동안 보관한 다음 파기합니다', ''],
    ];
    const { words } = typeTable([['', '']], [200, 300]);
    const broken = rows.flatMap(([text = ''], row) =>
      [text.slice(0, 14), text.slice(14)].flatMap((part, line) => typeText(part, 66, 750 - row * 60 - line * 18)),
    );
    const lines = [...drawRules([780, 720, 660], 60, 260, 560), ...drawSides([60, 260, 560], 660, 780)];
    expect(named({ words: [...words, ...broken], lines })).toEqual([
      'MULTILINE 공급을 원활하게 할 대책과 앞으로의 추진 계획(자사 의견)',
    ]);
  });
});

describe('opposite answers in two cells beside one question', () => {
  it('are one choice', () => {
    const words = [
      ...typeText('정보 공개 동의 여부', 66, 730),
      ...typeText('□ 동의함', 266, 750),
      ...typeText('□ 동의하지 않음', 266, 720),
    ];
    const lines = [
      ...drawRules([770, 710], 60, 260, 560),
      ...drawRules([740], 260, 560),
      ...drawSides([60, 260, 560], 710, 770),
    ];
    expect(suggestOn({ words, lines }).map(({ kind, name, group }) => [kind, name, group])).toEqual([
      ['RADIO', '동의함', '정보 공개 동의 여부'],
      ['RADIO', '동의하지 않음', '정보 공개 동의 여부'],
    ]);
  });
});

it('asks for nothing in a heading with spread characters', () => {
  expect(
    named(
      typeTable(
        [
          ['구    분', '   시    간', '비 고'],
          ['공연', '15:00 ~ 17:30', '무료'],
        ],
        [120, 160, 160],
      ),
    ),
  ).toEqual([]);
});

it('names a choice behind a date after its row', () => {
  const row = typeTable([['최종 생산 일자', '        년    월    일까지 □ 생산 □ 수입']], [120, 380]);
  expect(suggestOn(row).flatMap(({ group }) => group ?? [])).toEqual(['최종 생산 일자', '최종 생산 일자']);
});
