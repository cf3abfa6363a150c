import { describe, expect, it } from 'vitest';
import { areGapsOpen } from '../../../rules/date-gaps.ts';
import { suggestOn, typeLines, typeText } from '../../support/documents/typed-page.ts';

const suggestionsFor = (...texts: readonly string[]) => suggestOn({ words: typeLines(texts) });

const options = (...texts: readonly string[]) =>
  suggestionsFor(...texts)
    .filter(({ kind }) => kind === 'RADIO' || kind === 'CHECKBOX')
    .map(({ kind, name, group }) => [kind, name, ...(group === undefined ? [] : [group])].join(' / '));

it.each([
  ['물품은 ( □ 신품 □ 중고품 )이다.', ['RADIO', 'RADIO']],
  ['부가가치세는 □ 포함 □ 별도로', ['RADIO', 'RADIO']],
  ['학력 : □ 졸업 □ 재학', ['RADIO', 'RADIO']],
])('opposites are one question: %s', (line, kinds) => {
  expect(suggestionsFor(line).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['매매대금은 금          원으로 하며, 부가가치세는 □ 포함 □ 별도로', '부가가치세'],
  ['일금          원정 (₩          ) 부가세 □ 포함 □ 별도', '부가세'],
  ['제1항의 금액은 부가가치세를 □ 포함 □ 미포함', '부가가치세'],
  ['합계 (부가가치세 □ 포함 □ 별도)', '부가가치세'],
  ['성명                생년월일     년   월   일   □ 남 □ 여', '성별'],
  ['찾아온 사람에게 입원 사실을 알리는 것 □ 동의함 □ 동의하지 않음', '찾아온 사람에게 입원 사실을 알리는 것'],
])('ask only what is chosen: %s', (line, question) => {
  const groups = suggestionsFor(line).flatMap(({ kind, group }) => (kind === 'RADIO' ? [group] : []));
  expect(groups).toEqual([question, question]);
});

describe('options that exclude each other', () => {
  it.each([
    ['before their words', '개인정보 수집 동의:  □ 동의함   □ 동의하지 않음'],
    ['behind their words', '개인정보 수집 동의:  동의함 □   동의하지 않음 □'],
    ['in brackets', '개인정보 수집 동의:  [  ] 동의함   [  ] 동의하지 않음'],
    ['behind their words, with a sentence after them', '개인정보 수집 동의:  동의함 □   동의하지 않음 □ 해당란에 표시'],
    ['in brackets behind their words, with a remark', '개인정보 수집 동의:  동의함 (  )  동의하지 않음 (  )  ※ 표시'],
  ])('are one question with their boxes %s', (_, line) => {
    expect(options(line)).toEqual([
      'RADIO / 동의함 / 개인정보 수집 동의',
      'RADIO / 동의하지 않음 / 개인정보 수집 동의',
    ]);
  });

  it('are two questions on one line, and twice the same question', () => {
    expect(options('□ 남  □ 여        □ 기혼  □ 미혼').map((option) => option.split(' / ').slice(0, 2))).toEqual([
      ['RADIO', '남'],
      ['RADIO', '여'],
      ['RADIO', '기혼'],
      ['RADIO', '미혼'],
    ]);
    expect(options('상여금: □ 있음  □ 없음', '상여금: □ 있음  □ 없음')).toEqual([
      'RADIO / 있음 / 상여금',
      'RADIO / 없음 / 상여금',
      'RADIO / 있음 / 상여금 2',
      'RADIO / 없음 / 상여금 2',
    ]);
  });

  it('are several boxes where several can be true', () => {
    expect(options('가입하는 보험: □ 고용보험  □ 산재보험  □ 국민연금')).toEqual([
      'CHECKBOX / 고용보험',
      'CHECKBOX / 산재보험',
      'CHECKBOX / 국민연금',
    ]);
  });

  it('are left out where nobody can tell whose words are whose', () => {
    expect(options('□ 동의 여부 표시 □')).toEqual([]);
  });
});

const gapsOf = (text: string) => suggestionsFor(text)[0]?.dateGaps;

describe('the gaps of a date', () => {
  it('are between the units that the form has printed', () => {
    const gaps = gapsOf('20     년     월     일');
    expect(gaps).toMatchObject({ shortYear: true });
    expect(gaps && [gaps.year, gaps.month, gaps.day].every(({ start, end }) => end > start)).toBe(true);
    expect(gaps && gaps.year.end <= gaps.month.start && gaps.month.end <= gaps.day.start).toBe(true);
    expect(gapsOf('          년     월     일')).not.toHaveProperty('shortYear');
    expect(gapsOf('서기 20     년     월     일')).toMatchObject({ shortYear: true });
  });

  it.each(['2027년     월     일', '서기 2027년     월     일', '2027.     .     .'])(
    'are for month and day where the form has printed the year: %s',
    (text) => {
      const [found] = suggestionsFor(text);
      const gaps = found?.dateGaps;
      expect(gaps).toMatchObject({ printedYear: 2027 });
      expect(gaps).not.toHaveProperty('shortYear');
      expect(gaps && areGapsOpen(gaps)).toBe(true);
      // Nothing is written before the end of the unit that follows the year.
      expect(gaps && gaps.year.end < gaps.month.start && gaps.month.end < gaps.day.start).toBe(true);
    },
  );

  it('are none where the form has printed half of the year, or left no room', () => {
    expect(gapsOf('202 년     월     일')).toBeUndefined();
    expect(gapsOf('2027년     월 일')).toBeUndefined();
    expect(gapsOf('20  년     월 일')).toBeUndefined();
  });
});

const facts = (text: string) =>
  suggestionsFor(text).map(({ kind, name, dateGaps }) => [kind, name, dateGaps !== undefined]);

describe('a date of dots', () => {
  it('is one field with three gaps, with its century printed or not', () => {
    expect(facts('계약일:  20     .     .     .')).toEqual([['DATE', '계약일', true]]);
    expect(facts('계약일:            .      .      .')).toEqual([['DATE', '계약일', true]]);
    expect(suggestionsFor('계약일:            .      .      .')[0]?.dateGaps).not.toHaveProperty('shortYear');
  });

  it('is none where the dots lead to a page number, or leave no room', () => {
    expect(facts('제1조        .      .      .      .      3').filter(([kind]) => kind === 'DATE')).toEqual([]);
    expect(facts('가. 나. 다 . . . 라')).toEqual([]);
  });
});

describe('whose a blank is', () => {
  it('is the payee’s for an account into which the other signer pays', () => {
    const found = suggestionsFor(
      '갑은 을의 운송료를 매월 아래 계좌로 지급한다.',
      '은행:',
      '갑  성명:              (인)',
      '을  성명:              (인)',
    );
    expect(found[0]).toMatchObject({ name: '은행', partyName: '을' });
  });

  it('is asked once for a party with two names', () => {
    const found = suggestionsFor('위탁자 (이하 "갑"이라 한다)', '위탁자  주소:', '갑  성명:              (인)');
    expect(new Set(found.map(({ partyName }) => partyName))).toEqual(new Set(['위탁자']));
  });

  it('is the only signer’s where nobody else is named', () => {
    const found = suggestionsFor('연락처:', '신청인  성명:              (인)');
    expect(found.map(({ partyName }) => partyName)).toEqual(['신청인', '신청인', '신청인']);
  });

  it('is the employer’s for the terms of a labour contract, but not for the account', () => {
    const found = suggestionsFor(
      '근로계약서',
      '근무장소:',
      '계좌번호:',
      '사업주  대표자:              (인)',
      '근로자  성명:              (인)',
    );
    expect(found.map(({ name, partyName }) => [name, partyName])).toEqual([
      ['근무장소', '사업주'],
      ['계좌번호', '근로자'],
      ['대표자', '사업주'],
      ['사업주 날인', '사업주'],
      ['성명', '근로자'],
      ['근로자 날인', '근로자'],
    ]);
  });
});

it('the blank of an option ends where the next option begins', () => {
  const words = typeText('현금영수증  (  ) 신청 번호 :                      (  ) 신청하지 않음', 60, 700);
  expect(suggestOn({ words }).map(({ name }) => name)).toEqual(['신청', '신청 번호', '신청하지 않음']);
});
