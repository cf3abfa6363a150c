import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines, typeTable } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const namesOn = (page: Page) => suggestOn(page).map(({ name }) => name);

describe('what an office keeps or hands back', () => {
  it.each([
    '접수증 (담임이 적어 돌려드립니다)  학생 이름: ________',
    '[접수증] ※ 관리사무소가 적어 신청인에게 드립니다.  성명: ________',
  ])('is no part of the form: %s', (text) => {
    const form = ['성명:                               ', '신청인:                       (서명)'];
    expect(namesOn({ words: typeLines([...form, text]) })).toEqual(namesOn({ words: typeLines(form) }));
  });

  it.each(['재단 기록란 접수일:                  ', '회사 기록란 반납 확인:                 '])(
    'is a box of its records: %s',
    (text) => {
      expect(suggestOn(typeTable([[text]], [400]))).toEqual([]);
    },
  );

  it('is a box that says so in its last line', () => {
    const { words, lines } = typeTable([['']], [400], 80);
    const inside = typeLines(['거래처 코드:                  ', '※ 이 칸은 구매팀이 적습니다.'], 70, 30);
    const lower = inside.map((word) => ({
      ...word,
      box: [word.box[0], word.box[1] - 30, word.box[2], word.box[3] - 30] as const,
    }));
    expect(suggestOn({ words: [...words, ...lower], lines })).toEqual([]);
  });

  it('is the cell of whoever takes it in', () => {
    const { words, lines } = typeTable([['접수자', '           (인)']], [100, 200]);
    expect(suggestOn({ words, lines })).toEqual([]);
    expect(suggestOn(typeTable([['신청인', '           (인)']], [100, 200]))).toHaveLength(2);
  });

  it('is the approval of a teacher', () => {
    expect(
      suggestOn(
        typeTable(
          [
            ['담임', '보건', '영양'],
            ['', '', ''],
          ],
          [60, 60, 60],
        ),
      ),
    ).toEqual([]);
  });
});
