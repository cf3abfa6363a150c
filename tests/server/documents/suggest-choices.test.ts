import { describe, expect, it } from 'vitest';
import { printOf } from '../../../server/documents/suggest/page/print.ts';
import { suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const factsFor = (...texts: readonly string[]) =>
  suggestOn({ words: typeLines(texts) }).map(({ kind, name, group, items }) =>
    [kind, name, group, items?.join()].filter((fact) => fact !== undefined).join(' / '),
  );

describe('answers with circled numbers', () => {
  it.each(['결제 방법: ① 현금 ② 어음', '결제 방법: ①현금 ②어음', '결제 방법  ① 현금,  ② 어음'])(
    'are one question whose numbers are chosen: %s',
    (line) => {
      expect(factsFor(line)).toEqual(['RADIO / 현금 / 결제 방법', 'RADIO / 어음 / 결제 방법']);
    },
  );

  it('are chosen at their numbers, which no field hides', () => {
    const [first, second] = suggestOn({ words: typeLines(['① 예  ② 아니오']) });
    expect([first?.rect, second?.rect]).toMatchObject([
      { x: 60, width: 11 },
      { x: 98.5, width: 11 },
    ]);
    const word = { x: 0, y: 0, width: 33, height: 14, font: 'Batang' };
    expect(printOf([{ ...word, text: '①' }])).toEqual([]);
    expect(printOf([{ ...word, text: '5' }])).toMatchObject([{ isMarkPlace: false, isDigit: true }]);
    expect(printOf([{ ...word, text: '①현금' }]).map(({ rect }) => rect.x > 10)).toEqual([true]);
  });

  it('get their question from the cell to the left', () => {
    const found = suggestOn(typeTable([['병역', '① 해당  ② 비해당']], [100, 300]));
    expect(found.map(({ kind, name, group }) => [kind, name, group])).toEqual([
      ['RADIO', '해당', '병역'],
      ['RADIO', '비해당', '병역'],
    ]);
  });

  it.each([
    ['in their own line', '내는 방법은 다음에서 고른다. ① 이체 ② 카드 ③ 현금'],
    ['in the line above', '8. 지난주 운동한 날은 며칠입니까?', '① 없음 ② 1~2일 ③ 3일 이상'],
  ])('may be any words after a question that asks for one of them: %s', (_, ...lines) => {
    expect(factsFor(...lines).map((fact) => fact.split(' / ')[0])).toEqual(['RADIO', 'RADIO', 'RADIO']);
  });

  it('may have a blank or boxes of their own in brackets', () => {
    const names = factsFor('이름 표시 방법: ① 실명 ② 예명(            )으로 표시 ③ 표시하지 않음')
      .filter((fact) => fact.startsWith('RADIO'))
      .map((fact) => fact.split(' / ')[1]);
    expect(names).toEqual(['실명', '예명으로 표시', '표시하지 않음']);
    const found = factsFor('납부 방법: ① 카드 ② 자동 이체 (매월 □ 5일 □ 15일)');
    expect(found.slice(0, 2)).toEqual(['RADIO / 카드 / 납부 방법', 'RADIO / 자동 이체 / 납부 방법']);
  });

  it.each([
    ['the line above asks for nothing', '8. 지난주 운동한 날', '① 없음 ② 1~2일'],
    ['they are sentences', '누가 합니까?', '① 갑이 한다. ② 을이 한다.'],
    ['their numbers are plain', '며칠입니까?', '1. 없음 2. 1~2일'],
  ])('are no choices if %s', (_, ...lines) => {
    expect(factsFor(...lines).filter((fact) => /^(?:RADIO|CHECKBOX|LIST)/.test(fact))).toEqual([]);
  });

  it.each([
    ['clauses', '① 갑은 을의 동의를 받는다. ② 을은 동의한다.'],
    ['the clauses of an article', '제1조 ① 동의 ② 미동의'],
    ['an explanation', '※ ① 예 ② 아니오'],
    ['answers within a sentence', '① 예 ② 아니오 중 하나에 표시해 주세요.'],
    ['options that nobody knows', '첨부: ① 계약서 ② 명세서'],
    ['numbers that do not count up', '② 예 ① 아니오'],
    ['numbers of two styles', '① 예 2. 아니오'],
    ['answers with a detail', '① 예 ② 아니오 (내용)'],
    ['more options than the list of answers', '1. 예 2. 아니오 (   ) 3. 기타'],
    ['answers without room for a number', '1. 예 2. 아니오()'],
    ['circled answers without room for one', '① 예 ② 아니오()'],
    ['two places for one number', '(   ) ① 예 ② 아니오 (   )'],
    ['plain numbers, which clauses have as well', '동의: 1. 예 2. 아니오'],
  ])('are not %s', (_, line) => {
    expect(factsFor(line).filter((fact) => /^(?:RADIO|CHECKBOX|LIST)/.test(fact))).toEqual([]);
  });
});

describe('the brackets beside numbered answers', () => {
  it.each([
    ['after them', '질환이 있습니까?  1. 예  2. 아니오  (     )'],
    ['right after them, with a unit', '질환이 있습니까?  1.예  2.아니오(   )번'],
    ['before them', '질환이 있습니까?  (   )  ① 예  ② 아니오'],
  ])('are a list of the numbers, %s', (_, line) => {
    expect(factsFor(line)).toEqual(['LIST / 질환이 있습니까? / 1,2']);
  });

  it('are named by the answers where nothing asks for them', () => {
    expect(factsFor('1. 예 2. 아니오 (   )')).toEqual(['LIST / 예/아니오 / 1,2']);
  });

  it('are no box of the last option, even if the options are not known', () => {
    expect(factsFor('병역: 1. 필 2. 미필 3. 면제 (   )')).toEqual([]);
  });

  it('are boxes where each answer has its own', () => {
    expect(factsFor('① 동의 (  )  ② 미동의 (  )')).toEqual([
      'RADIO / 동의 / 동의/미동의',
      'RADIO / 미동의 / 동의/미동의',
    ]);
  });

  it('are the box of a single numbered option, which is named without its number', () => {
    expect(factsFor('(   ) 1. 동의함')).toEqual(['CHECKBOX / 동의함']);
    expect(factsFor('□ 1) 동의함')).toEqual(['CHECKBOX / 동의함']);
    expect(factsFor('학년: □ 1. □ 2.')).toEqual(['RADIO / 1 / 학년', 'RADIO / 2 / 학년']);
  });

  it('leave the boxes before them to their own words', () => {
    expect(factsFor('□ 남 □ 여   1. 예 2. 아니오 (  )').slice(0, 2)).toEqual([
      'RADIO / 남 / 성별',
      'RADIO / 여 / 성별',
    ]);
  });
});

describe('answers of which some are known opposites', () => {
  it('are one question with the others if its words ask for one answer', () => {
    expect(factsFor('신청 구분: □ 신규  □ 변경  □ 해지')).toEqual([
      'RADIO / 신규 / 신청 구분',
      'RADIO / 변경 / 신청 구분',
      'RADIO / 해지 / 신청 구분',
    ]);
  });

  it('are a question of their own if its words do not', () => {
    expect(factsFor('□ 신규  □ 변경  □ 서류 제출').map((fact) => fact.split(' / ').slice(0, 2))).toEqual([
      ['RADIO', '신규'],
      ['RADIO', '변경'],
      ['CHECKBOX', '서류 제출'],
    ]);
  });
});

describe('brackets around nothing', () => {
  it.each([
    ['wide', '개인정보 제공에 동의(        ) 미동의(        )'],
    ['of full width', '개인정보 제공에 （   ） 동의 （   ） 미동의'],
    ['like those of a tortoise', '개인정보 제공에 〔  〕 동의  〔  〕 미동의'],
  ])('are boxes beside answers that exclude each other: %s', (_, line) => {
    expect(factsFor(line)).toEqual(['RADIO / 동의 / 개인정보 제공', 'RADIO / 미동의 / 개인정보 제공']);
  });

  it.each(['동의 안 함', '동의하지 않음', '동의 하지 않습니다'])(
    'are boxes beside an answer of several words: %s',
    (no) => {
      const [yes, other] = factsFor(`개인정보 제공에 (     ) 동의  (     ) ${no}`);
      expect([yes, other]).toEqual(['RADIO / 동의 / 개인정보 제공', `RADIO / ${no} / 개인정보 제공`]);
    },
  );

  it('are blanks for words if they are wide and one of them is beside no answer', () => {
    expect(factsFor('동의 (        ) 서명 (        )').map((fact) => fact.split(' / ')[0])).toEqual([
      'TEXT',
      'SIGNATURE',
    ]);
    expect(factsFor('동의 (        ) 미동의 (             )').map((fact) => fact.split(' / ')[0])).toEqual([
      'TEXT',
      'TEXT',
    ]);
    const widest = ' '.repeat(18);
    expect(factsFor(`동의 (${widest}) 미동의 (${widest})`).map((fact) => fact.split(' / ')[0])).toEqual([
      'TEXT',
      'TEXT',
    ]);
    expect(factsFor('있음 (            )').map((fact) => fact.split(' / ')[0])).toEqual(['TEXT']);
  });
});

describe('two boxes with a question of their own', () => {
  it('are one question, although neither option is known', () => {
    const found = suggestOn(typeTable([['요금 납부', '□ 관리비에 합산  □ 자동이체']], [100, 300]));
    expect(found.map(({ kind, name, group }) => [kind, name, group])).toEqual([
      ['RADIO', '관리비에 합산', '요금 납부'],
      ['RADIO', '자동이체', '요금 납부'],
    ]);
  });

  it.each([
    ['can both be asked for', ['발급 서류', '□ 등본  □ 초본']],
    ['can both be agreed to', ['마케팅', '□ 문자 수신  □ 우편 수신']],
    ['have no question', ['', '□ 관리비에 합산  □ 자동이체']],
  ])('stay two checkboxes if they %s', (_, row) => {
    expect(suggestOn(typeTable([row], [100, 300])).map(({ kind }) => kind)).toEqual(['CHECKBOX', 'CHECKBOX']);
  });

  it('stay checkboxes if the list goes on below', () => {
    const words = [...typeText('이용 종목   □ 헬스 □ 수영', 60, 700), ...typeText('□ 요가 □ 필라테스', 60, 684)];
    expect(suggestOn({ words }).map(({ kind }) => kind)).toEqual(['CHECKBOX', 'CHECKBOX', 'CHECKBOX', 'CHECKBOX']);
  });
});

describe('boxes within a sentence', () => {
  it.each([
    ['중요한 일은   □ 전원의 동의   □ 지분의 과반수 로 정한다.', '전원의 동의', '지분의 과반수'],
    ['개인정보는   □ 파기한다   □ 반환한다', '파기한다', '반환한다'],
  ])('are one question if the sentence takes one of them: %s', (line, ...names) => {
    const found = suggestOn({ words: typeLines([line]) });
    expect(found.map(({ kind, name }) => [kind, name])).toEqual(names.map((name) => ['RADIO', name]));
  });
});

describe('options of one line', () => {
  it('are two questions if some boxes are round and others square', () => {
    expect(
      factsFor('○ 신규 등록 ○ 거래 다시 시작   거래 형태 : □ 물품 □ 용역 □ 공사').map((fact) => fact.slice(0, 8)),
    ).toEqual(['RADIO / ', 'RADIO / ', 'CHECKBOX', 'CHECKBOX', 'CHECKBOX']);
  });

  it('are one question if they are kinds of one thing', () => {
    expect(factsFor('□ 일반실 □ 특실 □ 가족실')).toEqual(
      ['일반실', '특실', '가족실'].map((name) => `RADIO / ${name} / 일반실/특실/가족실`),
    );
  });

  it('take their question from the nearest cell without boxes', () => {
    const row = ['작업 방법', '□ 사다리차 □ 계단 □ 승강기', '□ 사다리차 □ 계단 □ 승강기'];
    const found = suggestOn(typeTable([row], [80, 200, 200]));
    expect(found.map(({ kind, group }) => [kind, group])).toEqual([
      ...[1, 2, 3].map(() => ['RADIO', '작업 방법']),
      ...[1, 2, 3].map(() => ['RADIO', '작업 방법 2']),
    ]);
  });
});

describe('a remark after the options', () => {
  it.each([
    ['CHECKBOX', '촬영 종류   □ 사진   □ 영상   □ 음성 (해당하는 것에 모두 표시)'],
    ['RADIO', '사용 분야   □ 장학금   □ 학습 지원   □ 도서관   □ 기타 (하나만 골라 주십시오)'],
  ])('says how many may be chosen: %s', (kind, line) => {
    const kinds = factsFor(line).map((fact) => fact.split(' / ')[0]);
    expect(new Set(kinds)).toEqual(new Set([kind]));
  });
});

it('options go on in the next line of their cell', () => {
  const { words, lines } = typeTable([['휴가 종류', '□ 그 밖의 휴가']], [100, 300], 60);
  const above = typeText('□ 연차   □ 경조   □ 병가', 166, 752);
  expect(suggestOn({ words: [...above, ...words], lines }).map(({ name, group }) => [name, group])).toEqual(
    ['연차', '경조', '병가', '그 밖의 휴가'].map((name) => [name, '휴가 종류']),
  );
});

it('a box that confirms the sentence before it is named after that sentence', () => {
  const confirmed = factsFor('다. 영상 기록 장치가 작동하는 데 동의합니다.                    확인 □');
  expect(confirmed).toEqual(['CHECKBOX / 영상 기록 장치가 작동하는 데 동의합니다']);
});

it('the bracket of the last numbered option may stay open', () => {
  expect(factsFor('행사 종류: ① 공연 ② 전시 ③ 기타 (').map((fact) => fact.split(' / ')[1])).toEqual([
    '공연',
    '전시',
    '기타',
  ]);
});
