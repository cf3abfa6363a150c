import { describe, expect, it } from 'vitest';
import { drawRules, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const ownersIn = (...texts: readonly string[]) =>
  Object.fromEntries(suggestOn({ words: typeLines(texts) }).map(({ name, partyName }) => [name, partyName]));

const signersBelow = (...titles: readonly string[]) => {
  const words = titles.flatMap((title, index) => [
    ...typeText(title, 80 + index * 170, 520),
    ...typeText('(인)', 160 + index * 170, 498),
  ]);
  return suggestOn({ words })
    .filter(({ kind }) => kind === 'SEAL')
    .map(({ partyName }) => partyName);
};

describe('who signs below a title', () => {
  it('is named in it, also beside what they do there', () => {
    expect(signersBelow('출장자', '부서장 승인', '확인(경리 담당)')).toEqual(['출장자', '부서장', '경리담당']);
  });

  it('is named at the end of a line, and completes the whole form', () => {
    const words = [
      ...typeText('휴가 사유 :                              ', 60, 560),
      ...typeText('20      년      월      일   신청인 :                  ', 60, 520),
      ...typeText('(인)', 330, 496),
    ];
    expect(suggestOn({ words }).map(({ name, partyName }) => [name, partyName])).toEqual([
      ['휴가 사유', '신청인'],
      ['작성일', '신청인'],
      ['신청인', '신청인'],
      ['신청인 날인', '신청인'],
    ]);
  });
});

it('a name on a line that begins with the mark behind it belongs to the title above it', () => {
  const words = ['인계자', '인수자'].flatMap((title, index) => [
    ...typeText(title, 80 + index * 240, 520),
    ...typeText('(인)', 180 + index * 240, 498),
  ]);
  const lines = [...drawRules([496], 60, 170), ...drawRules([496], 300, 410)];
  expect(suggestOn({ words, lines }).map(({ kind, partyName }) => [kind, partyName])).toEqual([
    ['NAME', '인계자'],
    ['SEAL', '인계자'],
    ['NAME', '인수자'],
    ['SEAL', '인수자'],
  ]);
});

it('a clerk of several words completes the part whose heading says so', () => {
  const owners = ownersIn(
    '1. 반출증 (정문 보안 담당이 적습니다)',
    '차량번호:                     ',
    '2. 그 밖의 것',
    '주소:                     ',
    '반출자 : ______________ (서명)',
    '보안 담당 : ______________ (서명)',
  );
  expect(owners).toMatchObject({ 차량번호: '보안담당', 주소: '반출자' });
});

it('an adviser’s block belongs to them', () => {
  const found = suggestOn({
    words: typeLines(['보호자', '성명 : __________ (서명)', '담당 수의사', '성명 : __________ (서명)']),
  });
  expect(found.filter(({ kind }) => kind === 'SIGNATURE').map(({ partyName }) => partyName)).toEqual([
    '보호자',
    '담당수의사',
  ]);
});

it('a consent form for parents is completed by them, although a pupil signs it, too', () => {
  const lines = ['취미:                     ', '학생 : __________ (서명)      보호자 : __________ (서명)'];
  expect(ownersIn('수련회 참가 동의서', '학부모님, 안녕하십니까?', ...lines)).toMatchObject({ 취미: '보호자' });
  expect(ownersIn('수련회 참가 신청서', '학부모님, 안녕하십니까?', ...lines)).toMatchObject({ 취미: null });
});

it.each([
  '※ 인사팀 기록란 접수일 :     년   월   일  접수자 :         (인)',
  '인사팀 기록 접수 :     년   월   일  담당 :            (인)',
])('nothing on a line of an office is asked: %s', (line) => {
  const signed = '신청인 : ______________ (서명)';
  expect(ownersIn(signed, line)).toEqual(ownersIn(signed));
  const boxed = typeTable([[line]], [480]);
  expect(suggestOn(boxed)).toEqual([]);
});

it.each(['병원 기재란', '※ 총무팀이 적는 곳', '인사팀 기록'])('a box headed %s is asked of nobody', (heading) => {
  const { words, lines } = typeTable([['']], [300], 70);
  const below = [...typeText(heading, 70, 760), ...typeText('관리번호 : ______________', 70, 730)];
  const form = typeText('성명 : ______________', 60, 600);
  expect(suggestOn({ words: [...words, ...below, ...form], lines }).map(({ name }) => name)).toEqual(['성명']);
});

it('a department in brackets makes no party of the company', () => {
  expect(ownersIn('회사(부서) ______________', '성명 ______________', '반출자 : __________ (서명)')).toMatchObject({
    성명: '반출자',
  });
});

const marksOn = (line: string) =>
  suggestOn({ words: typeLines([line]) })
    .filter(({ kind }) => kind === 'SEAL' || kind === 'SIGNATURE')
    .map(({ kind, name }) => `${kind} ${name}`);

describe('a stamp', () => {
  it.each([
    ['대표이사                    (법인인감)', 'SEAL 대표이사 인감'],
    ['임대인                    서명 또는 날인㊞', 'SIGNATURE 임대인 서명'],
    ['(임대인 서명 또는 날인㊞)', 'SIGNATURE 임대인 서명'],
  ])('is found in %s', (line, mark) => {
    expect(marksOn(line)).toEqual([mark.replace('대표이사 인감', '인감')]);
  });

  it('may close the room for a name', () => {
    expect(marksOn('계약할 때 내고 받음. 영수자 (                   인 )')).toEqual(['SEAL 날인']);
  });
});

const signersOf = (...lines: string[]) =>
  suggestOn({ words: typeLines(lines) })
    .filter(({ kind }) => kind === 'SEAL')
    .map(({ partyName }) => partyName);

it('the head of a department signs for themselves, but that of an office for the office', () => {
  expect(signersOf('사직자   성명 __________ (인)', '부서장   성명 __________ (인)')).toEqual(['사직자', '부서장']);
  expect(signersOf('(을) 사업자', '원장 : __________ (인)')).toEqual(['을']);
});

it('an account belongs to the party whose account the text names', () => {
  const owners = ownersIn(
    '용역 계약서',
    '갑은 을의 계좌로 보낸다.',
    '계좌번호 : ______________',
    '갑 대표자 : __________ (인)',
    '을 대표자 : __________ (인)',
  );
  expect(owners).toMatchObject({ 계좌번호: '을' });
});

it('the parties of a sentence have their names in brackets', () => {
  const found = suggestOn({
    words: typeLines(['임대인(                  )과 임차인(                  )은 계약을 맺는다.']),
  });
  expect(found.map(({ kind, partyName }) => [kind, partyName])).toEqual([
    ['NAME', '임대인'],
    ['NAME', '임차인'],
  ]);
});

it('a form is dated by whoever completes it, but an agreement by nobody in particular', () => {
  const lines = ['취미:                     ', '년     월     일', '신청인 : __________ (서명)'];
  expect(ownersIn('가입 신청서', ...lines)).toMatchObject({ 작성일: '신청인' });
  expect(ownersIn('가입 계약서', ...lines, '사업자 : __________ (서명)')).toMatchObject({ 작성일: null });
});

it('a party before a colon has all blanks of the line', () => {
  const found = suggestOn({ words: typeLines(['비밀유지 계약서', '갑 : 성명 ____________   전화 ____________']) });
  expect(found.map(({ name, partyName }) => [name, partyName])).toEqual([
    ['성명', '갑'],
    ['전화', '갑'],
  ]);
});
