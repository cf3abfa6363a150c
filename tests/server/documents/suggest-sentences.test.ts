import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines } from '../../support/documents/typed-page.ts';

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
    ['제2조 (실습 기간) 기간은 (총 ________ 주)로 한다.', '총 주수'],
  ])('are named by what their unit counts: %s', (line, name) => {
    expect(nameIn(line)).toEqual([name]);
  });
});
