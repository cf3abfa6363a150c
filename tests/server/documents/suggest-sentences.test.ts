import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const named = (...lines: readonly string[]) =>
  suggestOn({ words: typeLines(lines) }).map(({ kind, name, partyName }) => [kind, name, partyName]);
const nameIn = (...lines: readonly string[]) => named(...lines).map(([, name]) => name);

describe('blanks in a sentence', () => {
  it('that define a party are named by the role before them', () => {
    expect(named('상표권자 ____________ (이하 “갑”이라 한다)')).toEqual([['COMPANY', '상표권자', '갑']]);
    expect(nameIn('가수 ____________ (본명: ____________)(이하 “을”이라 한다)')).toEqual(['을 이름', '본명']);
  });

  it.each([
    ['제3조 (사용료) 을은 계약 체결일부터 ________ 일 안에 갑에게 지급한다.', '사용료 지급 기한'],
    ['제8조 (해지) 을이 사용료를 ________ 회 이상 연체하면 갑은 이 계약을 해지한다.', '사용료 연체 횟수'],
    ['제4조 (검수) 발주자가 요구할 수 있는 무상 수정은 ________ 회까지로 한다.', '무상 수정 횟수'],
    ['제9조 (관할) 이 계약의 소송은 ________ 지방법원에서 한다.', '관할 법원'],
    ['제6조 (지연) 대금을 늦게 지급하면 연 ________ %의 지연이자를 더한다.', '지연이자율'],
    ['제5조 (운송료의 지급) 운송료를 매월 ________ 일에 마감하여 정산한다.', '마감일'],
    ['제5조 (지체상금) 늦은 날마다 계약 금액의 1,000분의 ________ 에 해당하는 금액을 지급한다.', '지체상금률'],
    ['제6조 (하자보수) 기간은 검수한 날부터 ________ 개월로 한다.', '하자보수 기간'],
    ['제2조 (납품) 을은 물품을 ________________ 에 납품한다.', '납품 장소'],
    ['2. 잔금의 지급 : 금액을 확인한 뒤 ________ 일 안에 지급)', '잔금 지급 기한'],
    ['제2조 (실습 기간) 기간은 (총 ________ 주)로 한다.', '총 주수'],
    ['제8조 (해지) 계약을 해지하려면 ________ 일 전에 상대방에게 통지한다.', '해지 통지 기한'],
    ['제9조 (안내) 행사는 ________ 일 전에 알린다.', '통지 기한'],
    ['제8조 (해지) 어긴 것을 ________ 일 안에 바로잡지 않으면 계약을 해지한다.', '시정 기한'],
    ['매주 ________ 일 수업, 토요일은 쉽니다.', '주 수업 일수'],
    ['매주 ________ 일을 강사와 정합니다.', '주 일수'],
    ['매주 ________ 일을 근무하며, 주휴일은 일요일로 한다.', '주 근무 일수'],
    ['제3조 (대금의 지급) 늦어진 날마다 대금의 ________ %를 더한다.', '지체상금률'],
    ['제3조 (대금의 지급) 검수한 날부터 ________ 일 안에 대금을 수급자가 지정한 계좌로 지급한다.', '대금 지급 기한'],
    ['제6조 (지연) 대금이 늦은 때에는 연 ________ %의 이자를 더한다.', '지연 이자율'],
    ['제7조 (책임) 병은 금 ____________ 원을 한도로 을의 채무를 보증한다.', '보증 한도액'],
    ['제4조 (가격) 공급가격은 소비자 가격의 ________ %로 한다.', '공급가격 비율'],
    ['제5조 (보수) 수수료는 판매 금액의 ________ %로 한다.', '수수료율'],
    ['계약금 ____________ 원을 20    년    월    일까지 을의 계좌에 내고', '계약금', '계약금 지급일'],
    ['20    년    월    일까지 제자리에 돌려놓겠습니다.', '반환 기한'],
    ['교육 기간   20    년    월    일 ~ 20    년    월    일', '교육 기간 시작일', '교육 기간 종료일'],
    ['정상 ________ 개   불량 ________ 개', '정상', '불량 수량'],
    ['제4조 (연체) 대금을 내지 않으면 밀린 금액에 연 ________ %의 이자를 더합니다.', '지연 이자율'],
    ['제5조 (해지) 남은 기간의 렌탈료의 ________ %를 위약금으로 냅니다.', '위약금 비율'],
    ['제3조 (점검) 회사는 ________ 개월마다 기기를 점검합니다.', '점검 주기'],
    ['제2조 (이전) 설치 장소를 옮길 때에는 ________ 일 전에 회사에 알립니다.', '이전 통지 기한'],
    ['휴직 기간 : ________ 부터 (모두 ________ 개월)', '휴직 기간', '휴직 개월 수'],
    ['□ 없음 □ 받음 (병원 ____________ )', '없음', '받음', '병원'],
  ])('are named by what their unit counts: %s', (line, ...names) => {
    expect(nameIn(line)).toEqual(names);
  });
});

describe('a blank', () => {
  it('is named by the subject of its sentence, even from the line above', () => {
    const lines = ['제6조 (하자보수)', '하자보수보증금은 계약 금액의', '________ %로 한다.'];
    const words = lines.flatMap((text, index) => typeText(text, 60, 700 - index * 16));
    expect(suggestOn({ words }).map(({ name }) => name)).toEqual(['하자보수보증금률']);
  });

  it('is not named by another item of the list', () => {
    const lines = [
      '2. 합의 내용',
      '나. 지급의 범위 : 전액',
      '다. 발주자는 청구한 날부터 ________ 일 안에 계좌로 지급한다.',
    ];
    expect(nameIn(...lines)).toEqual(['지급 기한']);
  });

  it('is named by the words before it, and by those before another blank with its own unit', () => {
    expect(nameIn('1. 등원과 귀가 시간', '등원 (        )시 (        )분   귀가 (        )시 (        )분')).toEqual([
      '등원 시',
      '등원 분',
      '귀가 시',
      '귀가 분',
    ]);
    const table = typeTable([['참가 인원', '선수          명    관중          명']], [60, 420]);
    expect(suggestOn(table).map(({ name }) => name)).toEqual(['선수 인원', '관중']);
  });
});

it('a blank within brackets after a clause is named by the brackets', () => {
  expect(named('할부금 승계 [ ] 해당 없음 [ ] 양수인이 승계 (남은 할부금 ____________ 원)').at(-1)).toEqual([
    'AMOUNT',
    '남은 할부금',
    null,
  ]);
});

it('남은 is no subject', () => {
  expect(nameIn('가. 퇴직금과 남은 임금은 ____________ 계좌로 받겠습니다.')).toEqual(['퇴직금과 남은 임금']);
});

it.each([
  ['치료비가 ________ 만 원을 넘으면 알린다.', 'AMOUNT'],
  ['짐은 ________ 톤까지 싣는다.', 'NUMBER'],
])('a blank has the kind of its unit: %s', (line, kind) => {
  expect(named(line).map(([found]) => found)).toEqual([kind]);
});

describe('a blank within brackets', () => {
  it('has the unit behind them', () => {
    expect(nameIn('3. 임금', '월급은 금 (              )원으로 하고, 매월 (        ) 일에 넣는다.')).toEqual([
      '월급',
      '임금 지급일',
    ]);
  });
});

describe('a title of its own', () => {
  it.each([
    [['1. 수집·이용 목적', '____________________ 을(를) 위하여 이용합니다.'], '수집·이용 목적'],
    [['위임할 일', '____________________ 에 관한 신청과 그에 딸린 모든 일.'], '위임할 일'],
    [['3. 보유·이용 기간', '동의한 날부터 ________ 년 동안 보유합니다.'], '보유·이용 기간'],
  ])('names the blank below it: %s', (lines, name) => {
    const words = lines.flatMap((text, index) => typeText(text, 60, 700 - index * 18));
    expect(suggestOn({ words }).map((found) => found.name)).toEqual([name]);
  });

  it('is not that of the whole document', () => {
    const words = ['위임장', '____________________ 에 관한 모든 일.'].flatMap((text, index) =>
      typeText(text, 60, 700 - index * 18),
    );
    expect(suggestOn({ words }).map((found) => found.name)).toEqual(['1쪽 1번 칸']);
  });
});

describe('a date', () => {
  it.each([
    ['제2조 (납품) 을은 20    년    월    일까지 물품을 납품한다.', '납품 기한'],
    ['제3조 (결과물) 을은 20    년    월    일까지 결과물을 제출한다.', '제출 기한'],
    ['제4조 (임대차기간) 임대인은 20    년    월    일까지 임차인에게 인도하고 차임을 받는다.', '인도일'],
    ['제5조 (보증금) 임차인은 20    년    월    일까지 나머지를 낸다.', '보증금 기한'],
  ])('until which something is done is named after it: %s', (line, name) => {
    expect(nameIn(line)).toEqual([name]);
  });
});

it('a sentence in brackets does not name its blank', () => {
  expect(nameIn('2. 잔금 : 금 ________________ 원 (검수가 끝난 뒤 ________ 일 안에 지급)')).toEqual([
    '잔금',
    '잔금 지급 기한',
  ]);
});

it('a word that breaks at the end of a line is one word', () => {
  const lines = ['제2조 (납품) 을은 물품을 ________________ 에 납', '품한다.'];
  const words = lines.flatMap((text, index) => typeText(text, 60, 700 - index * 16));
  expect(suggestOn({ words }).map(({ name }) => name)).toEqual(['납품 장소']);
});

it('a date behind what happens then is the day of it', () => {
  const { words, lines } = typeTable([['공사 기간', '']], [60, 400]);
  const dates = ['착공  20    년    월    일', '준공  20    년    월    일'];
  const inside = dates.flatMap((text, index) => typeText(text, 130, 766 - index * 14));
  expect(suggestOn({ words: [...words, ...inside], lines }).map(({ name }) => name)).toEqual(['착공일', '준공일']);
});
