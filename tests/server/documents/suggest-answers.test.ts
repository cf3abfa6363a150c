import { describe, expect, it } from 'vitest';
import { drawRules, drawSides, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const APPLICATION = ['신청 사유:', '신청인                         (서명)'];
const ownersIn = (...texts: readonly string[]) =>
  Object.fromEntries(suggestOn({ words: typeLines(texts) }).map(({ name, partyName }) => [name, partyName]));

describe('an answer below an application', () => {
  it.each(['─── 회사 확인란 ───', '[회사 기재사항]', '※ 회사 작성란', '( 아래는 회사가 적습니다 )'])(
    'belongs to whoever its heading names: %s',
    (heading) => {
      const owners = ownersIn(...APPLICATION, heading, '지급 예정일:', '대표이사                         (인)');
      expect(owners).toMatchObject({ '신청 사유': '신청인', '지급 예정일': '회사', '회사 날인': '회사' });
    },
  );

  it.each([
    '─── 학교 확인란 ───',
    '(아래는 학교에서 적습니다)',
    '※ 이 아래는 접수처에서 작성합니다.',
    '※ 아래는 적지 마십시오.',
    '(아래의 칸은 기재하지 않습니다)',
  ])('has no fields if an office that signs nothing completes it: %s', (heading) => {
    expect(ownersIn(...APPLICATION, heading, '담당자:', '연락처:')).toEqual({
      '신청 사유': '신청인',
      신청인: '신청인',
      '신청인 서명': '신청인',
    });
  });

  it('has no fields if it is a receipt to cut off', () => {
    expect(
      Object.keys(ownersIn(...APPLICATION, '---------- 절 취 선 ----------', '접  수  증', '성명:')),
    ).not.toContain('성명');
    expect(Object.keys(ownersIn('----- 자르는 선 -----', '수강 신청서', '주소:', ...APPLICATION))).toContain('주소');
  });

  it('ends at the next heading', () => {
    const owners = ownersIn('(아래는 접수처에서 적습니다)', '담당자:', '1. 신청 내용', ...APPLICATION);
    expect(owners).toMatchObject({ '신청 사유': '신청인' });
    expect(owners).not.toHaveProperty('담당자');
  });

  it.each(['신청인 확인 서류를 적습니다', '필수 기재사항', '기타 작성란'])(
    'does not begin below other words: %s',
    (text) => {
      expect(ownersIn(text, '연락처:', ...APPLICATION)).toMatchObject({ 연락처: '신청인' });
    },
  );
});

it('an application that asks for a copy of a contract is no contract', () => {
  const { words, lines } = typeTable([['사유', '', '임대차 계약서 사본']], [100, 200, 150]);
  const below = ['신청인                         (서명)', '회사                         (인)'];
  const signers = below.flatMap((text, index) => typeText(text, 60, 500 - index * 40));
  const owners = (...title: ReturnType<typeof typeText>) =>
    suggestOn({ words: [...title, ...words, ...signers], lines }).map(({ partyName }) => partyName);
  expect(owners()[0]).toBe('신청인');
  expect(owners(...typeText('회원 이용 계약서', 200, 820))[0]).toBe(null);
});

it('a stamp beside the edge of its column belongs to the party above it', () => {
  const words = [
    ...typeText('갑 (구매자)', 130, 700),
    ...typeText('을 (공급자)', 380, 700),
    ...['상호', '대표자'].flatMap((text, index) => typeText(text, 60, 670 - index * 30)),
    ...['상호', '대표자'].flatMap((text, index) => typeText(text, 310, 670 - index * 30)),
    ...typeText('(인)', 267, 640),
    ...typeText('(인)', 517, 640),
  ];
  const lines = [
    ...drawRules([722, 692, 662, 632], 50, 300, 550),
    ...drawSides([50, 300, 550], 632, 722),
    ...drawSides([140, 390], 632, 692),
  ];
  const marks = suggestOn({ words, lines }).filter(({ kind }) => kind === 'SEAL');
  expect(marks.map(({ partyName }) => partyName)).toEqual(['구매자', '공급자']);
});

describe('who signs', () => {
  it.each(['발  주  자     상    호 :', '발주자     상    호 :'])(
    'is named before a label in spaced characters: %s',
    (first) => {
      const lines = [first, '주    소 :', '대 표 자 :                    (인)'];
      const found = suggestOn({ words: typeLines([...lines, '수급사업자', '대 표 자 :          (인)']) });
      expect(found.map(({ name, partyName }) => `${partyName}: ${name}`)).toEqual([
        '발주자: 상호',
        '발주자: 주소',
        '발주자: 대표자',
        '발주자: 발주자 날인',
        '수급사업자: 대표자',
        '수급사업자: 수급사업자 날인',
      ]);
    },
  );

  it('can be the head of an organisation, who fills in nothing else', () => {
    const titles = [...typeText('보호자 (부 또는 모)', 60, 640), ...typeText('해오름어린이집 원장', 320, 640)];
    const marks = [
      ...typeText('성명 :              (서명)', 60, 600),
      ...typeText('성명 :              (직인)', 320, 600),
    ];
    const found = suggestOn({ words: [...typeLines(['비상 연락처:']), ...titles, ...marks] });
    expect(found.map(({ name, partyName }) => `${partyName}: ${name}`)).toEqual([
      '보호자: 비상 연락처',
      '보호자: 성명',
      '보호자: 보호자 서명',
      '원장: 성명',
      '원장: 원장 직인',
    ]);
  });

  it.each(['요구인 (정보주체)', '친권자(후견인)', '신고인', '소유자'])(
    'has a blank for their name before the mark: %s',
    (person) => {
      const found = suggestOn({ words: typeLines([`${person}                (서명 또는 인)`]) });
      expect(found.map(({ kind }) => kind)).toEqual(['NAME', 'SIGNATURE']);
      expect(found[0]?.partyName).not.toBe(null);
    },
  );

  it.each(['인 또는 서명', '날인 또는 서명', '서명 혹은 인', '서명 및 날인', '인/서명'])(
    'signs or stamps at either word: (%s)',
    (mark) => {
      const found = suggestOn({ words: typeLines([`신고인 :                (${mark})`]) });
      expect(found.map(({ kind, partyName }) => [kind, partyName])).toEqual([
        ['NAME', '신고인'],
        ['SIGNATURE', '신고인'],
      ]);
    },
  );

  it('answers below a heading that names their act, up to the date of the form', () => {
    const signers = ['학생  성명:              (인)', '보호자  성명:              (인)'];
    const owners = ownersIn('주소:', '4. 보호자의 동의', '연락처:', '20   년     월     일', '직업:', ...signers);
    expect(owners).toMatchObject({ 주소: null, 연락처: '보호자', 작성일: null, 직업: null });
  });
});

const boxesBelow = (...titles: readonly string[]) => {
  const { words, lines } = typeTable(
    [titles, titles.map(() => '')],
    titles.map(() => 80),
  );
  return suggestOn({ words: [...words, ...typeText('신청인                    (인)', 60, 600)], lines });
};

describe('the boxes for approval', () => {
  it.each([[['담당', '팀장', '대표']], [['결재', '담당', '과장']]])(
    'are asked of nobody who receives the form: %s',
    (titles) => {
      expect(boxesBelow(...titles).map(({ name }) => name)).toEqual(['신청인', '신청인 날인']);
    },
  );

  it('are not taken for those of a table that asks who is in charge', () => {
    expect(boxesBelow('업체명', '담당자', '연락처').map(({ name }) => name)).toEqual([
      '업체명',
      '담당자',
      '연락처',
      '신청인',
      '신청인 날인',
    ]);
  });
});
