import { describe, expect, test } from 'vitest';
import { printOf } from '../../../server/documents/suggest/page/print.ts';
import { drawRules, drawSides, suggestOn, typeTable, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const kindsOn = (page: Page) => suggestOn(page).map(({ kind, name }) => [kind, name]);

describe('a row of a table', () => {
  test('has an amount after 금, also if no unit follows', () => {
    const rows = [['중 도 금', '금                              지급일(            )']];
    expect(kindsOn(typeTable(rows, [100, 400]))).toEqual([
      ['AMOUNT', '중도금'],
      ['DATE', '지급일'],
    ]);
    const printed = kindsOn(typeTable([['비고', '금 천만 원']], [100, 400]));
    expect(printed.filter(([kind]) => kind === 'AMOUNT')).toEqual([]);
  });

  test('has a phone number between printed hyphens', () => {
    const page = typeTable([['연락처', '           -            -']], [100, 400]);
    expect(kindsOn(page)).toEqual([['PHONE', '연락처']]);
    // The check before sending doesn't warn about covering them.
    const words = page.words.map(({ text, box: [x, y, end] }) => ({
      text,
      x,
      y,
      width: end - x,
      height: 14,
      font: '',
    }));
    expect(printOf(words)).toHaveLength(1);
  });

  test('has a name in two kinds of characters', () => {
    const found = suggestOn(typeTable([['성 명', '                              (한자)']], [100, 400]));
    expect(found.map(({ kind, name }) => [kind, name])).toEqual([
      ['NAME', '성명'],
      ['NAME', '성명(한자)'],
    ]);
    expect(found.map(({ rect }) => rect.x > 330)).toEqual([false, true]);
  });

  test('has an amount in a column of fees or of sums', () => {
    const rows = [
      ['과목', '수강료', '반환액'],
      ['', '', ''],
    ];
    expect(kindsOn(typeTable(rows, [120, 120, 120]))).toEqual([
      ['TEXT', '과목'],
      ['AMOUNT', '수강료'],
      ['AMOUNT', '반환액'],
    ]);
  });
});

const isSigned = (page: Page) => suggestOn(page).some(({ kind }) => kind === 'SIGNATURE');

/** Two rows of a party, with a cell beside both of them. */
function section(title: string, name = '') {
  const [left, right] = [60, 500];
  const lines = [
    ...drawSides([left, 100, 180, 440, right], 720, 780),
    ...drawRules([720, 780], left, right),
    ...drawRules([750], 100, 440),
  ];
  const words = [
    ...typeText(title, left + 2, 745),
    ...typeText('주소', 106, 758),
    ...typeText('성명', 106, 728),
    ...typeText(name, 446, 745),
  ];
  return { words, lines };
}

describe('a cell beside all rows of a party', () => {
  test('is for the party’s signature', () => {
    expect(suggestOn(section('임대인')).map(({ kind, partyName }) => [kind, partyName])).toEqual([
      ['TEXT', '임대인'],
      ['SIGNATURE', '임대인'],
      ['NAME', '임대인'],
    ]);
  });

  test('is none where something is printed in it, or beside anything but a party', () => {
    expect(isSigned(section('임대인', '생략'))).toBe(false);
    expect(isSigned(section('자동차'))).toBe(false);
  });
});

describe('a form in two languages', () => {
  test('has dates between translated units', () => {
    const [date, ...others] = suggestOn({
      words: typeText('확인일          년(年)          월(月)          일(日)', 60, 780),
    });
    expect([date?.kind, Object.keys(date?.dateGaps ?? {}), others]).toEqual(['DATE', ['year', 'month', 'day'], []]);
  });

  test('has signatures at translated placeholders', () => {
    const found = kindsOn({ words: typeText('신청인                     (서명/签字)', 60, 780) });
    expect(found.filter(([kind]) => kind === 'SIGNATURE')).toHaveLength(1);
  });
});
