import { describe, expect, it } from 'vitest';
import { drawRules, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const ticksOn = (page: Page) =>
  suggestOn(page)
    .filter(({ kind }) => kind === 'RADIO' || kind === 'CHECKBOX')
    .map(({ kind, name }) => `${kind} ${name}`);

describe('answers within a sentence', () => {
  it.each([
    ['위 사람의 신청을 □ 승인합니다 □ 반려합니다.  지급 예정일 :', '승인합니다', '반려합니다'],
    ['운반 비용은 (      ) “갑” (      ) “을” 이 부담한다.', '갑', '을'],
    ['차임은 매월 ( □ 선불 □ 후불 )로 지급한다.', '선불', '후불'],
    ['지급의 범위 : □ 하도급대금 전액 □ 일부 (금              원)', '하도급대금 전액', '일부'],
  ])('are one question and no more than their own words: %s', (line, ...names) => {
    expect(ticksOn({ words: typeLines([line]) })).toEqual(names.map((name) => `RADIO ${name}`));
  });

  it('leave a longer option with its own words', () => {
    expect(ticksOn({ words: typeLines(['사용 지역 : □ 전국 □ 일부 지역 (              )']) })).toContain(
      'RADIO 일부 지역',
    );
  });
});

describe('a column of boxes', () => {
  const ROWS = [
    ['선택', '사유', '서류'],
    ['□', '주택 구입', '계약서'],
    ['□', '요양 (대상자:           )', '진단서'],
    ['□', '파산 선고', '결정문'],
  ];
  const below = (heading: string, rows = ROWS, widths = [50, 250, 120]) => {
    const { words, lines } = typeTable(rows, widths);
    return { words: [...typeText(heading, 60, 788), ...words], lines };
  };

  it('takes its labels from the rows, and is one question if the heading says so', () => {
    const names = ['주택 구입', '요양', '파산 선고'];
    expect(ticksOn(below('다. 사유 (한 가지만 고릅니다)'))).toEqual(names.map((name) => `RADIO ${name}`));
    expect(ticksOn(below('다. 지급 방법'))).toEqual(names.map((name) => `CHECKBOX ${name}`));
  });

  it('takes them from the first column if it is the last one itself', () => {
    const rows = [
      ['내용', '비고', '확인'],
      ...['설명을 들었습니다', '약관을 받았습니다'].map((text) => [text, '필수', '□']),
    ];
    expect(ticksOn(below('확인', rows, [200, 100, 60]))).toEqual([
      'CHECKBOX 설명을 들었습니다',
      'CHECKBOX 약관을 받았습니다',
    ]);
  });

  it('is named by its row and by a header that says what is chosen', () => {
    const rows = [
      ['과목', '보충 수업'],
      ['국어', '□'],
      ['수학', '□'],
    ];
    expect(ticksOn(below('과목', rows, [200, 100]))).toEqual(['CHECKBOX 국어 보충수업', 'CHECKBOX 수학 보충수업']);
  });
});

describe('a scale', () => {
  const STEPS = ['매우 그렇다', '그렇다', '보통이다', '그렇지 않다', '전혀 그렇지 않다'];

  it('is one question on a line', () => {
    const line = `수업에 만족하십니까?  ${STEPS.map((step) => `□ ${step}`).join('  ')}`;
    const found = suggestOn({ words: typeLines([line]) });
    expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual(STEPS.map((step) => `RADIO ${step}`));
    expect(new Set(found.map(({ group }) => group)).size).toBe(1);
  });

  it('is one question in each row of a table', () => {
    const rows = [['문항', ...STEPS], ...['수업', '시설'].map((text) => [text, '', '', '', '', ''])];
    const found = suggestOn(typeTable(rows, [80, 80, 80, 80, 80, 110]));
    expect(found.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'RADIO'));
    expect(new Set(found.map(({ group }) => group))).toEqual(new Set(['수업', '시설']));
  });
});

const groupsOn = (rows: string[][]) =>
  suggestOn(typeTable(rows, [100, ...(rows[0] ?? []).slice(1).map(() => 70)]))
    .filter(({ kind }) => kind === 'RADIO')
    .map(({ name, group }) => `${group}: ${name}`);

describe('columns of answers', () => {
  it('may be chosen by circled numbers, and have a question for each header above them', () => {
    const rows = [
      ['병명', '진단', '진단', '약물 치료', '약물 치료'],
      ['', '예', '아니요', '예', '아니요'],
      ['고혈압', '①', '②', '①', '②'],
      ['당뇨병', '①', '②', '①', '②'],
    ];
    expect(groupsOn(rows)).toEqual(
      ['고혈압', '당뇨병'].flatMap((illness) =>
        ['진단', '약물 치료'].flatMap((what) => ['예', '아니요'].map((name) => `${illness} ${what}: ${name}`)),
      ),
    );
  });

  it('are a scale of any words if one of the ends is its lowest step', () => {
    const heads = ['최근에', '전혀 아니다', '며칠 동안', '거의 매일'];
    expect(groupsOn([heads, ['피곤했다', '□', '□', '□']])).toEqual(heads.slice(1).map((name) => `피곤했다: ${name}`));
    expect(
      groupsOn([
        ['날짜', '장소', '며칠 동안', '거의 매일'],
        ['피곤했다', '□', '□', '□'],
      ]),
    ).toEqual([]);
  });
});

it.each([
  ['있다', '없다'],
  ['받음', '받지 않음'],
  ['먹는다', '먹지 않는다'],
  ['있습니다', '없습니다'],
  ['운전', '비운전'],
  ['함', '안 함'],
  ['탐', '타지 않음'],
  ['보낸다', '보내지 않는다'],
  ['연장할 수 있다', '연장하지 않는다'],
  ['처음', '있음'],
])('%s and %s exclude each other', (yes, no) => {
  expect(ticksOn({ words: typeLines([`알레르기 : □ ${yes}  □ ${no}`]) })).toEqual([`RADIO ${yes}`, `RADIO ${no}`]);
});

it('an unsure answer excludes a yes and a no', () => {
  expect(ticksOn({ words: typeLines(['보유자입니까? □ 예  □ 아니요  □ 모름']) })).toEqual(
    ['예', '아니요', '모름'].map((name) => `RADIO ${name}`),
  );
});

describe('numbered answers on lines of their own', () => {
  const LINES = ['① 일주일에 (      )번', '② 한 달에 (      )번', '③ 마시지 않는다'];
  const answersTo = (...question: string[]) =>
    suggestOn({ words: typeLines([...question, ...LINES], 60, 18) })
      .filter(({ kind }) => kind === 'RADIO')
      .map(({ group, name }) => `${group}: ${name}`);

  it('are one question, which may be on several lines', () => {
    expect(answersTo('5. 술을 마시는 횟수는 평소', '어느 정도입니까?')).toEqual(
      ['일주일에', '한 달에', '마시지 않는다'].map((name) => `술을 마시는 횟수는 평소 어느 정도입니까?: ${name}`),
    );
  });

  it('are clauses below a heading that asks nothing', () => {
    expect(answersTo('제5조(대금의 지급 방법)')).toEqual([]);
  });
});

const answersOn = (page: Page) => suggestOn(page).map(({ kind, group, name }) => `${kind} ${group}: ${name}`);

describe('marks below the words of a header, without lines between their columns', () => {
  const HEADS = ['전혀 없음', '가벼움', '심함'];
  const COLUMNS = [250, 350, 450];
  const rowOf = (texts: readonly string[], y: number) =>
    texts.flatMap((text, index) => {
      const half = (Array.from(text).length * 11) / 2;
      return typeText(text, (COLUMNS[index] ?? 0) - half, y);
    });
  const grid = (heads: readonly string[], marks: readonly string[], question = '피부') => ({
    words: [
      ...rowOf(heads, 700),
      ...[670, 640].flatMap((y, row) => [...typeText(`${question} ${row + 1}`, 60, y), ...rowOf(marks, y)]),
    ],
    lines: drawRules([720, 695, 665, 635], 60, 540),
  });

  it.each([[['○', '○', '○']], [['□', '□', '□']], [['①', '②', '③']]])('are a question in each row: %s', (marks) => {
    expect(answersOn(grid(HEADS, marks))).toEqual(
      ['피부 1', '피부 2'].flatMap((row) => HEADS.map((name) => `RADIO ${row}: ${name}`)),
    );
  });

  it.each([
    ['are not in the middle of their columns', ['전혀 없음', '가벼움', ''], ['○', '○', '○']],
    ['do not exclude each other', ['국어', '영어', '수학'], ['□', '□', '□']],
    ['have two columns of one name', ['가벼움', '가벼움', '심함'], ['○', '○', '○']],
    ['do not count from one', HEADS, ['②', '③', '④']],
  ])('are none if they %s', (_, heads, marks) => {
    expect(answersOn(grid(heads, marks)).filter((answer) => answer.startsWith('RADIO'))).toEqual([]);
  });

  it('are none if the header is beside their columns', () => {
    const { words, lines } = grid([], ['○', '○', '○']);
    const beside = HEADS.flatMap((text, index) => typeText(text, (COLUMNS[index] ?? 0) + 30, 700));
    expect(answersOn({ words: [...words, ...beside], lines }).filter((answer) => answer.startsWith('RADIO'))).toEqual(
      [],
    );
  });

  it('take in both lines of a header', () => {
    const { words, lines } = grid(['없음', '가벼움', '심함'], ['○', '○', '○']);
    const above = { words: [...words, ...rowOf(['전혀', '', '매우'], 712)], lines };
    expect(answersOn({ ...above, lines: drawRules([740, 695, 665, 635], 60, 540) }).slice(0, 3)).toEqual(
      ['전혀 없음', '가벼움', '매우 심함'].map((name) => `RADIO 피부 1: ${name}`),
    );
  });
});

describe('numbers between the words at both ends of a scale', () => {
  it('are its answers', () => {
    expect(ticksOn({ words: typeLines(['매우 나쁘다 □ 1 ─ □ 2 ─ □ 3 ─ □ 4 매우 좋다']) })).toEqual(
      ['1', '2', '3', '4'].map((name) => `RADIO ${name}`),
    );
  });
});

it('questions on one line are divided by wide spaces', () => {
  const found = suggestOn({ words: typeLines(['점심 식사 □ 일반식  □ 채식      주차 □ 필요']) });
  expect(found.map(({ kind, group, name }) => [kind, group, name])).toEqual([
    ['RADIO', '점심 식사', '일반식'],
    ['RADIO', '점심 식사', '채식'],
    ['CHECKBOX', undefined, '필요'],
  ]);
});

it.each([
  ['나. □ 알게 된 비밀을 지키겠습니다.', ['알게 된 비밀을 지키겠습니다']],
  ['□ (소비자) 조건의 설명을 들었습니다.', ['조건의 설명을 들었습니다']],
  [
    '□ 정보를 쓰는 데 동의합니다. □ (선택) 소식을 받는 데 동의합니다.',
    ['정보를 쓰는 데 동의합니다', '소식을 받는 데 동의합니다'],
  ],
])('a sentence behind each box is its label: %s', (line, names) => {
  expect(ticksOn({ words: typeLines([line]) })).toEqual(names.map((name) => `CHECKBOX ${name}`));
});
