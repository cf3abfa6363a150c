import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const namesIn = (text: string) =>
  suggestOn(typeTable([['신청인', text]], [60, 400])).map(({ kind, name }) => [kind, name]);

describe('several labels in one cell', () => {
  it.each([
    ['성명:      (인)  생년월일:', ['NAME', '성명'], ['SEAL', '신청인 날인'], ['DATE', '생년월일']],
    ['성명            (인)   생년월일', ['NAME', '성명'], ['SEAL', '신청인 날인'], ['DATE', '생년월일']],
    ['성명:        생년월일:        연락처:', ['NAME', '성명'], ['DATE', '생년월일'], ['PHONE', '연락처']],
    ['성명:        생 년 월 일 :        주소:', ['NAME', '성명'], ['DATE', '생년월일'], ['TEXT', '주소']],
    ['은행명:        계좌번호:          예금주:', ['TEXT', '은행명'], ['TEXT', '계좌번호'], ['NAME', '예금주']],
    ['사번:      부서:      직위:', ['TEXT', '사번'], ['TEXT', '부서'], ['TEXT', '직위']],
  ])('have a blank each, which is named by its own label: %s', (text, ...wanted) => {
    expect(namesIn(text)).toEqual(wanted);
  });

  it('have a blank before a signing placeholder, even above another cell', () => {
    const found = suggestOn(typeTable([['담당자 성명            (인)'], ['비고']], [460]));
    expect(found.slice(0, 2).map(({ kind, name }) => [kind, name])).toEqual([
      ['NAME', '담당자 성명'],
      ['SEAL', '날인'],
    ]);
  });

  it('have none where something is written already', () => {
    expect(namesIn('성명:      홍길동')).toEqual([]);
    expect(namesIn('성명:      홍길동  생년월일:').map(([kind]) => kind)).toEqual(['DATE']);
  });

  it('leave no blank narrower than a field', () => {
    const found = suggestOn(typeTable([['신청인', '성명:      (인)  생년월일:']], [60, 400]));
    const [name, seal] = found;
    expect(name && seal && name.rect.x + name.rect.width).toBeLessThan(seal?.rect.x ?? 0);
    expect(name?.rect.width).toBeGreaterThan(20);
    expect(namesIn('성명:   (인)')).toEqual([['SEAL', '신청인 날인']]);
  });
});

describe('the numbering of a line', () => {
  it('makes it a heading, or begins its label', () => {
    const words = typeLines([
      '위와 같이 신청하오니 허락하여 주시기 바랍니다.',
      '가. 신청인',
      '나. 신청 내용',
      '다) 상표의 명칭 :',
      '라. 주소 :',
    ]);
    expect(suggestOn({ words }).map(({ name }) => name)).toEqual(['상표의 명칭', '주소']);
  });
});

it('how long an office takes is no label', () => {
  expect(
    suggestOn(
      typeTable(
        [
          ['처리기간 3일', ''],
          ['성명', ''],
        ],
        [100, 300],
      ),
    ).map(({ name }) => name),
  ).toEqual(['성명']);
});

describe('the unit of one blank', () => {
  it.each([
    ['계약금액 : 금 ____________ 원   계약일 : ____________', '계약금액', '계약일'],
    ['받을 계좌 : ____________ 은행   계좌번호 : ________________', '은행', '계좌번호'],
    ['받을 계좌 : ____________ 은행  ________________  (예금주 ____________ )', '은행', '계좌번호', '예금주'],
    ['기간 : ________ 주   주   소 : ________________', '기간', '주소'],
  ])('is no part of the next one’s label: %s', (line, ...wanted) => {
    expect(suggestOn({ words: typeLines([line]) }).map(({ name }) => name)).toEqual(wanted);
  });
});

it('an amount behind an option is the amount of that option', () => {
  const words = typeLines(['지급 범위 : □ 전액   □ 일부 (금                원)']);
  expect(suggestOn({ words }).map(({ name }) => name)).toEqual(['전액', '일부', '일부 금액']);
});

it('a choice within a label is not the label', () => {
  const { words, lines } = typeTable([['합계 (부가세 □ 포함 □ 별도)', '']], [240, 200]);
  expect(suggestOn({ words, lines }).map(({ name }) => name)).toEqual(['포함', '별도', '합계']);
});

it('rows of one column are numbered from 1', () => {
  const table = typeTable(
    [
      ['품명', '수량'],
      ['', ''],
      ['', ''],
    ],
    [150, 150],
  );
  expect(suggestOn(table).map(({ name }) => name)).toEqual(['품명 1', '수량 1', '품명 2', '수량 2']);
  expect(
    suggestOn(
      typeTable(
        [
          ['품명', '수량'],
          ['', ''],
        ],
        [150, 150],
      ),
    ).map(({ name }) => name),
  ).toEqual(['품명', '수량']);
});

it('a company is called like its party, unless that is a single letter', () => {
  const lines = ['공급자', '갑'].map((party) => `________________ (이하 “${party}”이라 한다)`);
  expect(suggestOn({ words: typeLines(lines) }).map(({ name }) => name)).toEqual(['공급자', '갑 이름']);
});

it('a label that begins with a word for a unit has no blank before it', () => {
  const { words, lines } = typeTable([['', '']], [100, 200]);
  const label = [...typeText('반 이름', 80, 758), ...words];
  expect(suggestOn({ words: label, lines }).map(({ name }) => name)).toEqual(['반 이름']);
});

it('a column headed 시간 gives its name to its blanks', () => {
  const table = typeTable(
    [
      ['일차', '시간', '활동 내용'],
      ['1일차', '', ''],
      ['2일차', '', ''],
    ],
    [80, 120, 200],
  );
  expect(suggestOn(table).map(({ name }) => name)).toEqual([
    '1일차 시간',
    '1일차 활동 내용',
    '2일차 시간',
    '2일차 활동 내용',
  ]);
});

it('what an office fills in is asked of nobody', () => {
  const rows = ['성명', '담당자 확인란', '접수처 기재사항'].map((text) => [text, '']);
  expect(suggestOn(typeTable(rows, [120, 300])).map(({ name }) => name)).toEqual(['성명']);
});

it('grade, class and number are three blanks with their own names', () => {
  const words = typeLines(['(      )학년 (      )반 (      )번  이름 : ______________']);
  expect(suggestOn({ words }).map(({ name }) => name)).toEqual(['학년', '반', '번호', '이름']);
});

describe('the name of a date', () => {
  it.each([
    ['이사하는 날은      년     월     일로 한다.', '이사하는 날'],
    ['발주일      년     월     일', '발주일'],
    ['받은 날      년     월     일', '받은 날'],
    ['위와 같이 신청합니다.        년     월     일', '작성일'],
    ['이용 기간은      년     월     일부터      년     월     일까지', '이용 기간 시작일'],
  ])('is in the words before it: %s', (line, name) => {
    expect(suggestOn({ words: typeLines(['제1조 (이용 기간과 방)', line]) })[0]).toMatchObject({ kind: 'DATE', name });
  });
});

const kinds = (line: string) => suggestOn({ words: typeLines([line]) }).map(({ kind, name }) => [kind, name]);

it('the name of a thing is no person’s', () => {
  expect(kinds('백신 이름: ______________')).toEqual([['TEXT', '백신 이름']]);
  expect(kinds('보호자 이름: ______________')).toEqual([['NAME', '이름']]);
});

it('a blank beside a relative is called after them', () => {
  const { words, lines } = typeTable(
    [
      ['신청인', '성명', ''],
      ['자녀', '성명', ''],
    ],
    [80, 100, 200],
  );
  const signer = typeText('신청인 : __________ (서명)', 60, 600);
  const names = suggestOn({ words: [...words, ...signer], lines }).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['성명', '자녀 성명']);
});

it('a question with a yes in it is called after what it asks for', () => {
  const found = suggestOn({ words: typeLines(['수련 경험 : □ 없음  □ 있음 (도장 이름 ______________ )']) });
  expect(found.at(-1)?.name).toBe('도장 이름');
});

it.each([
  ['면허번호 제 ______________ 호', '면허번호'],
  ['동물등록번호 ______________', '동물등록번호'],
  ['제9조 (보증금과 연대보증) 을은 계약할 때에 금 ______________ 원을 보증금으로 맡긴다.', '보증금'],
  ['위 위임을 받아들입니다. 수임인 ______________', '수임인'],
  ['예정 일시      년     월     일', '예정 일시'],
])('the blank of %s is called %s', (line, name) => {
  expect(suggestOn({ words: typeLines([line]) })[0]?.name).toBe(name);
});

it('columns of dates and of remarks keep their header', () => {
  const { words, lines } = typeTable(
    [
      ['', '날짜', '적요'],
      ['1', '', ''],
      ['2', '', ''],
    ],
    [40, 150, 150],
  );
  expect(suggestOn({ words, lines }).map(({ name }) => name)).toEqual(['날짜 1', '적요 1', '날짜 2', '적요 2']);
});

it('a period ends on the day by which it lasts', () => {
  const lines = [
    '제2조 (임대차 기간) 임대인은 집을 인도한다.',
    '그 기간은 그날부터 ',
    '     년     월     일까지로 한다.',
  ];
  expect(suggestOn({ words: typeLines(lines, 60, 20) })[0]?.name).toBe('임대차 기간 종료일');
});

const ownersIn = (texts: readonly string[]) =>
  suggestOn({ words: typeLines(texts) }).map(({ kind, name, partyName }) => [kind, name, partyName]);

it('a full-width colon is one like any other', () => {
  const lines = [
    '신청인：                       (인)',
    '부    서 ：                    직  위 ：',
    '1. 휴가 기간：       년    월    일 ～      년    월    일',
  ];
  const found = ownersIn(lines);
  expect(found).toEqual(ownersIn(lines.map((line) => line.replaceAll('：', ':'))));
  expect(found).toContainEqual(['NAME', '신청인', '신청인']);
});
