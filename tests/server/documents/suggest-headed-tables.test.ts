import { describe, expect, it } from 'vitest';
import { drawRules, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const namesOn = (page: Page) => suggestOn(page).map(({ name }) => name);

const LEVELS = [720, 690, 660, 630];
const rowsOf = (rows: readonly (readonly (readonly [text: string, x: number])[])[]) =>
  rows.flatMap((row, index) => row.flatMap(([text, x]) => typeText(text, x, (LEVELS[index] ?? 0) - 22)));

describe('a header above rows without lines between their columns', () => {
  const DATE = '년     월     일';
  const words = rowsOf([
    [
      ['횟수', 80],
      ['갚을 날', 240],
      ['갚을 금액(원)', 420],
    ],
    [
      ['1회', 82],
      [DATE, 215],
    ],
    [
      ['2회', 82],
      [DATE, 215],
    ],
  ]);

  it('divides them, and names the blanks together with the first words of their row', () => {
    expect(namesOn({ words, lines: drawRules(LEVELS, 60, 540) })).toEqual(
      ['1회', '2회'].flatMap((row) => [`${row} 갚을 날`, `${row} 갚을 금액`]),
    );
  });

  it('does so where the lines are drawn column by column', () => {
    const amounts = rowsOf([
      [
        ['구분', 80],
        ['보상 한도(원)', 180],
        ['면책금(원)', 360],
      ],
      [['대인', 80]],
      [['대물', 80]],
    ]);
    expect(namesOn({ words: amounts, lines: drawRules(LEVELS, 60, 140, 340, 540) })).toEqual(
      ['대인', '대물'].flatMap((row) => [`${row} 보상 한도`, `${row} 면책금`]),
    );
  });

  const matrix = (...heads: readonly [text: string, x: number][]) =>
    namesOn({ words: rowsOf([heads, [['성명', 80]], [['직위', 80]]]), lines: drawRules(LEVELS, 60, 540) });

  it('divides rows that begin with labels if nothing or 구분 is above those', () => {
    const heads = [
      ['출발지', 240],
      ['도착지', 420],
    ] as const;
    const names = ['성명 출발지', '성명 도착지', '직위 출발지', '직위 도착지'];
    expect(matrix(...heads.map(([text, x]) => [text, x] as [string, number]))).toEqual(names);
  });

  it('gives a column to each party', () => {
    const words = rowsOf([
      [
        ['구  분', 78],
        ['위 탁 자', 240],
        ['수 탁 자', 420],
      ],
      [['성명', 80]],
      [['직위', 80]],
    ]);
    const found = suggestOn({ words, lines: drawRules(LEVELS, 60, 540) });
    expect(found.map(({ name, partyName }) => `${partyName} ${name}`)).toEqual([
      '위탁자 성명',
      '수탁자 성명',
      '위탁자 직위',
      '수탁자 직위',
    ]);
  });

  it('is not divided within its spaced characters', () => {
    const words = rowsOf([
      [
        ['항목', 80],
        ['금   액(원)', 240],
        ['비   고', 420],
      ],
      [['기본급', 80]],
      [['식대', 80]],
    ]);
    expect(namesOn({ words, lines: drawRules(LEVELS, 60, 540) })).toEqual(
      ['기본급', '식대'].flatMap((row) => [`${row} 금액`, `${row} 비고`]),
    );
  });

  it('is none if the rows below begin with labels, too', () => {
    const labels = rowsOf([
      [
        ['성명', 80],
        ['생년월일', 240],
        ['연락처', 420],
      ],
      [['주소', 80]],
      [['직위', 80]],
    ]);
    expect(namesOn({ words: labels, lines: drawRules(LEVELS, 60, 540) })).not.toContain('주소 생년월일');
  });
});

describe('a cell that is a blank itself', () => {
  it.each(['년     월     일', '착공     년     월     일', '□ 현금   □ 현물'])(
    'is no label of the next one: %s',
    (text) => {
      const { words, lines } = typeTable(
        [
          ['구분', '방법', '비고'],
          ['계약금', text, ''],
        ],
        [100, 200, 150],
      );
      expect(namesOn({ words, lines })).toContain('계약금 비고');
    },
  );

  it('holds a date that is named by the amount beside it', () => {
    expect(namesOn(typeTable([['잔금', '년     월     일']], [100, 300]))).toEqual(['잔금 지급일']);
  });

  it('holds an account number after the bank', () => {
    expect(namesOn(typeTable([['입금 계좌', '         은행']], [100, 300]))[0]).toBe('은행');
  });
});

it('a share in the row of a party is called after both', () => {
  const { words, lines } = typeTable(
    [
      ['당사자', '출자액(원)', '지분(%)'],
      ['갑', '', ''],
      ['을', '', ''],
    ],
    [100, 150, 150],
  );
  expect(namesOn({ words, lines })).toEqual(['갑 출자액', '갑 지분(%)', '을 출자액', '을 지분(%)']);
});

it('lines of dots are no column of the page, and the blank behind their label', () => {
  const labels = ['주소', '연락처', '성명', '직위', '소속', '업종', '규격'];
  const block = labels.flatMap((label, index) => {
    const y = 500 - index * 24;
    const dots = typeText('.'.repeat(40), 290, y).map((word) => ({ ...word, box: [290, y, 510, y + 14] as const }));
    return [...typeText(label, 170, y), ...dots];
  });
  const terms = typeLines(
    Array.from({ length: 5 }, (_, index) => `${index + 1}. 채무자는 정한 날에 갚는다.`),
    60,
    24,
  );
  expect(namesOn({ words: [...terms, ...block] })).toEqual(labels);
});

it('a title above each place to sign says who signs there', () => {
  const titles = [
    ...typeText('인 계 자', 100, 520),
    ...typeText('인 수 자', 260, 520),
    ...typeText('입회자(부서장)', 410, 520),
  ];
  const marks = [150, 310, 470].flatMap((x) => typeText('(인)', x, 498));
  const seals = suggestOn({ words: [...titles, ...marks] }).filter(({ kind }) => kind === 'SEAL');
  expect(seals.map(({ partyName }) => partyName)).toEqual(['인계자', '인수자', '입회자']);
});

it('a party in a heading has no blank behind it, even with another name in brackets', () => {
  expect(namesOn({ words: typeLines(['■ 임차인(고객)', '주소:']) })).toEqual(['주소']);
});

it('the hour and the minutes after a date are two blanks', () => {
  const { words, lines } = typeTable([['빌리는 때', '년     월     일     시     분']], [100, 340]);
  expect(suggestOn({ words, lines }).map(({ kind }) => kind)).toEqual(['DATE', 'NUMBER', 'NUMBER']);
});

it('a cell with only a mark names nothing', () => {
  const { words, lines } = typeTable(
    [
      ['장비', '빌림', '필요 없음', '관리 번호'],
      ['노트북', '○', '○', ''],
    ],
    [100, 100, 100, 150],
  );
  expect(namesOn({ words, lines })).toContain('노트북 관리 번호');
});

it('a footnote’s number is no part of a label', () => {
  expect(suggestOn(typeTable([['성명1)', '']], [100, 200])).map(({ kind }) => kind)).toEqual(['NAME']);
});

it('what is agreed on in a party’s row is nobody’s own, but their address is', () => {
  const { words, lines } = typeTable(
    [
      ['구분', '처리 목적', '주소'],
      ['고객', '', ''],
      ['직원', '', ''],
    ],
    [100, 150, 150],
  );
  const signers = ['고객', '직원'].flatMap((name, index) =>
    typeText(`${name} : __________ (서명)`, 60, 600 - index * 30),
  );
  const found = suggestOn({ words: [...typeText('처리 위탁 계약서', 60, 800), ...words, ...signers], lines });
  expect(found.slice(0, 4).map(({ partyName }) => partyName)).toEqual([null, '고객', null, '직원']);
});

it('rows are told apart by their first cells where their labels are the same', () => {
  const { words, lines } = typeTable(
    [
      ['토지', '지목', '', '면적', ''],
      ['건물', '구조', '', '면적', ''],
    ],
    [70, 70, 120, 70, 120],
  );
  expect(namesOn({ words, lines })).toEqual(['지목', '토지 면적', '구조', '건물 면적']);
});

it('a column says what is asked for in the row of an amount', () => {
  const { words, lines } = typeTable(
    [
      ['구분', '지급 시기', '금액(원)'],
      ['착수금', '', ''],
      ['잔금', '', ''],
    ],
    [90, 150, 200],
  );
  const units = [728, 698].flatMap((y) => typeText('원', 480, y));
  expect(suggestOn({ words: [...words, ...units], lines }).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'TEXT 착수금 지급 시기',
    'AMOUNT 착수금 금액',
    'TEXT 잔금 지급 시기',
    'AMOUNT 잔금 금액',
  ]);
});

it('a line for one or two digits may be short before its unit', () => {
  const words = [...typeText('시', 156, 500), ...typeText('분부터', 180, 500)];
  const lines = [...drawRules([498], 145, 156), ...drawRules([498], 168, 180)];
  expect(suggestOn({ words, lines }).map(({ kind }) => kind)).toEqual(['NUMBER', 'NUMBER']);
});

it('a signature block may have a column for each party, with a place to sign in each', () => {
  const words = rowsOf([
    [
      ['갑 (정보 제공자)', 220],
      ['을 (정보 수령자)', 400],
    ],
    [['상호', 80]],
    [
      ['대표자', 80],
      ['(인)', 330],
      ['(인)', 500],
    ],
  ]);
  const found = suggestOn({ words, lines: drawRules(LEVELS, 60, 540) });
  expect(found.filter(({ kind }) => kind === 'COMPANY' || kind === 'SEAL').map(({ partyName }) => partyName)).toEqual([
    '갑',
    '을',
    '갑',
    '을',
  ]);
});

it('a box below a header is named by its row, too, where a row has several things', () => {
  const rows = [
    ['장비', '대여', '장비', '대여'],
    ['암벽화', '□', '초크백', '□'],
    ['안전띠', '□', '보관함 열쇠', '□'],
  ];
  expect(suggestOn(typeTable(rows, [110, 60, 110, 60])).map(({ kind, name }) => [kind, name])).toEqual([
    ['CHECKBOX', '암벽화 대여'],
    ['CHECKBOX', '초크백 대여'],
    ['CHECKBOX', '안전띠 대여'],
    ['CHECKBOX', '보관함 열쇠 대여'],
  ]);
});

it('the first of the columns of a week has its day', () => {
  const rows = [
    ['구분', '월', '화'],
    ['시작 시각', '', ''],
  ];
  expect(namesOn(typeTable(rows, [110, 90, 90]))).toEqual(['시작 시각 월', '시작 시각 화']);
});
