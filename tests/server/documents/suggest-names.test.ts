import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines, typeTable } from '../../support/documents/typed-page.ts';

const named = (...lines: readonly string[]) =>
  suggestOn({ words: typeLines(lines) }).map(({ kind, name, partyName }) => [kind, name, partyName]);

const signed = (...people: readonly string[]) =>
  named('희망 과목: ____________', ...people.map((person) => `${person}   성명: ____________   (서명)`))[0];

const boxes = (line: string) => named(line).map(([kind, name]) => `${kind} ${name}`);

describe('the parties of a form', () => {
  it('are whoever its lines ask to sign, by words that no list has', () => {
    expect(
      named('입사자   성명: ____________   (서명)', '건물관리인   성명: ____________   (서명)').filter(
        ([kind]) => kind === 'SIGNATURE',
      ),
    ).toEqual([
      ['SIGNATURE', '입사자 서명', '입사자'],
      ['SIGNATURE', '건물관리인 서명', '건물관리인'],
    ]);
  });

  it('are named by the heading above a signature whose line names nobody', () => {
    const signatures = named('기획업자', '대표자: ____________   (인)', '가 수', '성 명: ____________   (서명)').filter(
      ([kind]) => kind === 'SEAL' || kind === 'SIGNATURE',
    );
    expect(signatures.map(([, , party]) => party)).toEqual(['기획업자', '가수']);
  });

  it('are not the words of the signature itself, nor the heading of a column of data', () => {
    const { words, lines } = typeTable(
      [
        ['순번', '소유자', '차량번호'],
        ['1', '', ''],
      ],
      [60, 150, 150],
    );
    expect(suggestOn({ words, lines }).map(({ name, partyName }) => [name, partyName])).toEqual([
      ['소유자', null],
      ['차량번호', null],
    ]);
    expect(named('____________   (직인)').map(([, , party]) => party)).not.toContain('직인');
  });

  it('leave the rest of a form to the applicant, unless a guardian signs for a pupil', () => {
    expect(signed('신청인', '소유자')).toEqual(['TEXT', '희망 과목', '신청인']);
    expect(signed('학생')).toEqual(['TEXT', '희망 과목', '학생']);
    expect(signed('학생', '보호자')).toEqual(['TEXT', '희망 과목', null]);
  });
});

describe('what a number is', () => {
  it('is no business number only because it is registered', () => {
    expect(named('등록번호: ____________')[0]?.[0]).toBe('TEXT');
    expect(named('사업자등록번호: ____________')[0]?.[0]).toBe('BUSINESS_NUMBER');
  });
});

describe('the name of a blank', () => {
  it('is that of the words since the blank before it', () => {
    expect(named('3. 보증금 ________원 및 관리비 월 ________원을 납부합니다').map(([, name]) => name)).toEqual([
      '보증금',
      '관리비',
    ]);
  });

  it.each([
    ['1. 계약 갱신: 최대 ____회', '계약 갱신 횟수'],
    ['1. 하자담보: 계약금의 ____%', '하자담보 비율'],
    ['1. 하자담보: 인도한 날부터 ____년', '하자담보 기간'],
    ['1. 참가: 한 번에 ____명', '참가 인원'],
  ])('says what its unit counts: %s', (line, name) => {
    expect(named(line).map(([, own]) => own)).toEqual([name]);
  });

  it('of an other answer has the question with it', () => {
    expect(named('알게 된 경로: □ 검색  □ 소개  □ 기타 (              )').at(-1)?.[1]).toBe('알게 된 경로 기타');
  });

  it('is never a verb, a party or a counter word', () => {
    for (const line of [
      '① 이 계약으로 발생하는 수익은 매월 ____일에 나눈다',
      '① 갑은 을에게 실습지원비로 월 ________원을 준다',
    ])
      for (const [, name] of named(line)) expect(name).not.toMatch(/발생하|^갑|^월|매월$/);
  });
});

const moved = (word: ReturnType<typeof typeLines>[number], up: number) => {
  const [x, y, right, top] = word.box;
  return { ...word, box: [x, y + up, right, top + up] as const };
};

const underlined = (x: number, y: number) => ({
  box: [x, y, x + 100, y] as const,
  direction: 'HORIZONTAL' as const,
});

describe('columns', () => {
  it('of answers are one question a row', () => {
    const { words, lines } = typeTable(
      [
        ['구 분', '유', '무'],
        ['당뇨병', '', ''],
        ['알레르기', '', ''],
      ],
      [150, 60, 60],
    );
    expect(suggestOn({ words, lines }).map(({ kind, name, group }) => [kind, name, group])).toEqual([
      ['RADIO', '유', '당뇨병'],
      ['RADIO', '무', '당뇨병'],
      ['RADIO', '유', '알레르기'],
      ['RADIO', '무', '알레르기'],
    ]);
  });

  it('that are ticked are boxes, named by the words of the row rather than its price', () => {
    const { words, lines } = typeTable(
      [
        ['강좌명', '수강료', '신청(○표)'],
        ['바이올린', '105,000원', ''],
      ],
      [150, 100, 80],
    );
    expect(suggestOn({ words, lines }).map(({ kind, name }) => [kind, name])).toEqual([
      ['CHECKBOX', '바이올린 신청(○표)'],
    ]);
  });

  it('of parties take their labels from the first cell of the row', () => {
    const { words, lines } = typeTable(
      [
        ['구 분', '갑 (운송사업자)', '을 (차주)'],
        ['주 소', '', ''],
        ['전화번호', '', ''],
      ],
      [110, 150, 150],
    );
    expect(suggestOn({ words, lines }).map(({ kind, name, partyName }) => [kind, name, partyName])).toEqual([
      ['TEXT', '주소', '운송사업자'],
      ['TEXT', '주소', '차주'],
      ['PHONE', '전화번호', '운송사업자'],
      ['PHONE', '전화번호', '차주'],
    ]);
  });

  it('at the sides of a table may have no line', () => {
    const table = typeTable(
      [
        ['구 분', '비율', '금액'],
        ['선급금', '', ''],
        ['잔금', '', ''],
      ],
      [100, 120, 120],
    );
    const lines = table.lines.filter(({ direction, box: [x] }) => direction === 'HORIZONTAL' || (x > 60 && x < 400));
    expect(suggestOn({ words: table.words, lines }).map(({ name }) => name)).toEqual([
      '선급금 비율',
      '선급금 금액',
      '잔금 비율',
      '잔금 금액',
    ]);
  });

  it('that are cards side by side keep their own labels', () => {
    const left = typeTable([['갑']], [200], 160);
    const words = [
      ...typeLines(['상호', '주소'], 70).map((word) => moved(word, -40)),
      ...typeLines(['성명', '연락처'], 300).map((word) => moved(word, -40)),
    ];
    const lines = [
      ...left.lines,
      ...left.lines.map(({ box: [x, y, right, top], direction }) => ({
        box: [x + 230, y, right + 230, top] as const,
        direction,
      })),
      ...[70, 300].flatMap((x) => [underlined(x + 60, 740), underlined(x + 60, 700)]),
    ];
    expect(suggestOn({ words, lines }).map(({ name, rect }) => [name, Math.round(rect.x)])).toEqual([
      ['상호', 130],
      ['성명', 360],
      ['주소', 130],
      ['연락처', 360],
    ]);
  });

  it('of a page are read one after the other', () => {
    const left = ['성명: ', '주소: ', '직업: ', '학교: ', '취미: ', '소속: ', '직위: '].map(
      (text) => `${text}________`,
    );
    const right = ['계좌번호: ', '은행: ', '예금주: ', '비고: ', '용도: ', '목적: ', '부서: '].map(
      (text) => `${text}________`,
    );
    const found = suggestOn({ words: [...typeLines(left), ...typeLines(right, 330)] });
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['성명', '주소', '계좌번호', '은행', '예금주']),
    );
    expect(found).toHaveLength(14);
  });
});

const kinds = (...lines: readonly string[]) => suggestOn({ words: typeLines(lines, 60, 22) }).map(({ kind }) => kind);

const required = (...lines: readonly string[]) =>
  suggestOn({ words: typeLines(lines) })
    .filter(({ kind }) => kind === 'TEXT' || kind === 'NAME')
    .map((one) => one.required ?? true);

describe('boxes', () => {
  it('that are round are for one choice', () => {
    expect(boxes('거래 상품: ○ 예금  ○ 대출  ○ 카드')).toEqual(['RADIO 예금', 'RADIO 대출', 'RADIO 카드']);
  });

  it('are for one choice if one of them excludes the others', () => {
    expect(boxes('할부금: □ 해당 없음  □ 양도인이 완납  □ 양수인이 승계')).toEqual([
      'RADIO 해당 없음',
      'RADIO 양도인이 완납',
      'RADIO 양수인이 승계',
    ]);
  });

  it('are for one choice if they are counts of one thing, or one denies the other', () => {
    expect(boxes('기간: □ 1개월  □ 3개월  □ 6개월  □ 12개월')).toEqual([
      'RADIO 1개월',
      'RADIO 3개월',
      'RADIO 6개월',
      'RADIO 12개월',
    ]);
    expect(boxes('돌봄교실 □ 이용함  □ 이용 안 함')).toEqual(['RADIO 이용함', 'RADIO 이용 안 함']);
  });

  it('may be wide if there are several of one width', () => {
    expect(boxes('사용 지역: (      ) 전국  (      ) 일부 지역')).toEqual(['RADIO 전국', 'RADIO 일부 지역']);
    expect(boxes('관할: (      ) 지방법원').filter((box) => box.startsWith('RADIO'))).toEqual([]);
  });

  it('are for one choice if the line above says so, and several if they are sentences', () => {
    const sentences = ['□ 대금을 모두 지급한 때에 양도한다.', '□ 프리랜서가 보유한다고 정한다.'];
    expect(kinds('저작재산권은 다음과 같이 정한다. (하나만 고른다)', ...sentences)).toEqual(['RADIO', 'RADIO']);
    expect(kinds('다음을 확인했습니다.', ...sentences)).toEqual(['CHECKBOX', 'CHECKBOX']);
  });

  it('make what completes them optional, and so are representatives', () => {
    expect(required('장소: □ 사업장  □ 그 밖의 곳 (                )')).toEqual([false]);
    expect(required('주소: ________________')).toEqual([true]);
    expect(required('법정대리인   성명: ____________   (서명)')).toEqual([false]);
  });

  it('for the ways to be informed can all be ticked', () => {
    expect(boxes('안내받을 방법: □ 전화  □ 우편물  □ 전자우편')[0]).toBe('CHECKBOX 전화');
  });

  it('keep the whole sentence that they confirm', () => {
    expect(boxes('□ 궁금한 점을 의료진에게 질문할 기회가 있었습니다.')).toEqual([
      'CHECKBOX 궁금한 점을 의료진에게 질문할 기회가 있었습니다',
    ]);
  });

  it('that begin a line have their words behind them, though words of others stand before the last', () => {
    expect(boxes('□ 소개  □ 검색  □ 전단  □ 기타')).toEqual([
      'CHECKBOX 소개',
      'CHECKBOX 검색',
      'CHECKBOX 전단',
      'CHECKBOX 기타',
    ]);
  });
});
