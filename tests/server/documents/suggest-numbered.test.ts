import { describe, expect, it } from 'vitest';
import { drawRules, drawSides, suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const choicesOn = (page: Parameters<typeof suggestOn>[0]) =>
  suggestOn(page)
    .filter(({ kind }) => kind === 'RADIO')
    .map(({ name }) => name);

describe('circled numbers before words that no rule knows', () => {
  it.each([
    ['a colon', '수련반 : ① 유치부 ② 초등부 ③ 중등부', ['유치부', '초등부', '중등부']],
    ['an instruction', '보험료 ① 납부 유예 ② 계속 납부 (고른 번호에 ○표)', ['납부 유예', '계속 납부']],
    ['the word for a single answer', '검수 결과 ① 이상 없음 ② 수량 모자람', ['이상 없음', '수량 모자람']],
  ])('are choices because of %s', (_, line, names) => {
    expect(choicesOn({ words: typeLines([line]) })).toEqual(names);
  });

  it('are choices in a sentence that is true of one of them', () => {
    expect(choicesOn({ words: typeLines(['운송비는 ① 갑이 부담 ② 을이 부담 ③ 반씩 부담 한다.']) })).toEqual([
      '갑이 부담',
      '을이 부담',
      '반씩 부담',
    ]);
    expect(choicesOn({ words: typeLines(['① 갑은 물품을 인도한다. ② 을은 대금을 지급 한다.']) })).toEqual([]);
  });

  it('are choices in the cell beside a label', () => {
    expect(choicesOn(typeTable([['운반', '① 지게차 ② 사다리차']], [100, 300]))).toEqual(['지게차', '사다리차']);
  });

  it.each(['제출 서류 : ① 신분증 ② 통장 사본', '개인정보의 내용 : ① 이름 ② 연락처'])('are a list in %s', (line) => {
    expect(choicesOn({ words: typeLines([line]) })).toEqual([]);
  });
});

describe('the bracket after a numbered option', () => {
  it('belongs to its label if there is nothing to fill in', () => {
    expect(choicesOn({ words: typeLines(['수련반 : ① 유치부 (14시) ② 초등부 (15시)']) })).toEqual([
      '유치부 (14시)',
      '초등부 (15시)',
    ]);
  });

  it.each([
    ['① 접종 가능 ② 연기 (사유          ) ③ 금기 (사유          )', ['접종 가능', '연기', '금기']],
    ['① 일반 이사 ② 보관 이사 (보관 기간 ______ 일)', ['일반 이사', '보관 이사']],
    ['① 자녀 돌봄 ② 가족 간병 ③ 기타 (                  )', ['자녀 돌봄', '가족 간병', '기타']],
  ])('is a blank of its own in %s', (line, names) => {
    expect(choicesOn({ words: typeLines([`판정 ${line}`]) })).toEqual(names);
  });
});

it('digits below the steps of a scale are chosen where they are printed', () => {
  const STEPS = ['전혀 아니다', '보통이다', '매우 그렇다'];
  const found = suggestOn(
    typeTable([['물음', ...STEPS], ...['수업', '시설'].map((text) => [text, '1', '2', '3'])], [80, 90, 90, 90]),
  );
  expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual([...STEPS, ...STEPS].map((step) => `RADIO ${step}`));
  expect(found[0]?.rect).toMatchObject({ width: 11, height: 14 });
});

it('digits that do not count up are data', () => {
  const rows = [
    ['물음', '전혀 아니다', '보통이다', '매우 그렇다'],
    ['지난해', '3', '1', '2'],
  ];
  expect(choicesOn(typeTable(rows, [80, 90, 90, 90]))).toEqual([]);
});

it('a table without sides ends above a table with sides', () => {
  const labels = ['신청 기간', '신청 요일', '신청 장소'].flatMap((text, index) => typeText(text, 70, 708 - index * 30));
  const open = drawRules([730, 700, 670, 640], 60, 540);
  const closed = [...drawRules([610, 580], 60, 540), ...drawSides([60, 300, 540], 580, 610)];
  const below = [
    ...typeText('■ 근무 환경에 대해 아래의 물음을 모두 읽고 나서 빠짐없이 답해 주세요', 62, 560),
    ...typeText('조용한 자리가 있다', 70, 515),
  ];
  const names = suggestOn({
    words: [...labels, ...below],
    lines: [...open, ...closed, ...drawRules([540, 505], 60, 540)],
  });
  expect(names.slice(0, 3).map(({ name }) => name)).toEqual(['신청 기간', '신청 요일', '신청 장소']);
});
