import { expect, it } from 'vitest';
import { drawRules, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const SIGNERS = ['환자  성명:              (인)', '설명의사  성명:              (인)'];
const ownersIn = (...texts: readonly string[]) =>
  Object.fromEntries(suggestOn({ words: typeLines(texts) }).map(({ name, partyName }) => [name, partyName]));

it('an agent in a party’s own block of an agreement signs for that party', () => {
  const owners = ownersIn(
    '물품 매매계약서',
    '매도인 대리인 :              (서명)',
    '매수인 대리인 :              (서명)',
  );
  expect(owners).toMatchObject({ '매도인 대리인 서명': '매도인', '매수인 대리인 서명': '매수인' });
});

it('consents in an agreement belong to the customer, whoever else signs', () => {
  const lines = [
    '렌탈 계약서',
    '개인정보 제공 □ 동의함 □ 동의하지 않음',
    '고객 상호:              (인)',
    '기사 성명:              (서명)',
  ];
  const found = suggestOn({ words: typeLines(lines) });
  expect(found.filter(({ kind }) => kind === 'RADIO').map(({ partyName }) => partyName)).toEqual(['고객', '고객']);
});

it('what a consent form says about the operation is left to whoever asks for the consent', () => {
  const owners = ownersIn('수술 동의서', '수술명:                    ', '복용 약:                    ', ...SIGNERS);
  expect(owners).toMatchObject({ 수술명: null, '복용 약': '환자' });
});

it('a party’s cell beside several rows has them all', () => {
  const { words, lines } = typeTable(
    [
      ['고객', '설치 장소', ''],
      ['', '담당자', ''],
      ['', '비상 연락처', ''],
    ],
    [60, 120, 240],
  );
  const sides = lines.filter(({ direction }) => direction === 'VERTICAL');
  const [top, ...rows] = lines.filter(({ direction }) => direction === 'HORIZONTAL');
  const floor = rows.at(-1);
  const inner = rows
    .slice(0, -1)
    .map(({ box: [, y, to], direction }) => ({ box: [120, y, to, y], direction }) as const);
  const merged = [...sides, ...inner, ...[top, floor].flatMap((line) => line ?? [])];
  const found = suggestOn({ words, lines: merged });
  expect(found.map(({ name, partyName }) => [name, partyName])).toEqual([
    ['설치 장소', '고객'],
    ['담당자', '고객'],
    ['비상 연락처', '고객'],
  ]);
});

it('the account for a direct debit is the customer’s', () => {
  const lines = [
    '렌탈 계약서',
    '납부 방법: 자동 이체',
    '계좌번호:                ',
    '고객 상호:              (인)',
    '회사 상호:              (인)',
  ];
  expect(ownersIn(...lines)).toMatchObject({ 계좌번호: '고객' });
});

it('two lines beside each other open two blocks, and are no blanks', () => {
  const words = typeLines(['양 당사자가 확인합니다.']);
  const lines = [...drawRules([700], 60, 290), ...drawRules([700], 305, 535)];
  expect(suggestOn({ words, lines })).toEqual([]);
  expect(suggestOn({ words, lines: lines.slice(1) })).toHaveLength(1);
});

it('lines below the titles of two blocks are no blanks', () => {
  const inTheMiddle = [...typeText('갑 (발주자)', 140, 702), ...typeText('을 (수급인)', 384, 702)];
  const atTheStart = [...typeText('이용자', 60, 702), ...typeText('공간', 305, 702)];
  const lines = [...drawRules([700], 60, 290), ...drawRules([700], 305, 535)];
  for (const words of [inTheMiddle, atTheStart]) expect(suggestOn({ words, lines })).toEqual([]);
  const names = [...typeText('성명', 60, 702), ...typeText('주소', 305, 702)];
  expect(suggestOn({ words: names, lines })).toHaveLength(2);
});
