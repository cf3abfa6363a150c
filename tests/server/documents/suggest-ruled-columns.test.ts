import { describe, expect, it } from 'vitest';
import { drawRules, suggestOn, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
type Words = readonly (readonly [text: string, x: number])[];

const LEVELS = [720, 690, 660, 630, 600];
const namesOn = (page: Page) => suggestOn(page).map(({ name }) => name);
const rowsOf = (...rows: readonly Words[]) =>
  rows.flatMap((row, index) => row.flatMap(([text, x]) => typeText(text, x, (LEVELS[index] ?? 0) - 22)));

describe('a header above rows that only horizontal lines divide', () => {
  const goods = rowsOf(
    [
      ['번호', 64],
      ['품명', 180],
      ['수량', 300],
      ['비고', 460],
    ],
    [
      ['1', 64],
      ['개', 350],
    ],
    [
      ['2', 64],
      ['개', 350],
    ],
    [
      ['합 계', 148],
      ['개', 350],
    ],
  );

  it('names the blanks below it, also above a row of totals', () => {
    const names = namesOn({ words: goods, lines: drawRules(LEVELS, 60, 540) });
    expect(names).toEqual(['품명 1', '수량 1', '비고 1', '품명 2', '수량 2', '비고 2', '수량 합계', '비고 합계']);
  });

  it('leaves a column alone that is printed in every row', () => {
    const words = rowsOf(
      [
        ['종류', 64],
        ['국문', 200],
        ['영문', 310],
        ['참고', 420],
      ],
      [
        ['재직증명서', 64],
        ['부', 265],
        ['부', 375],
        ['재직 중인 직원', 400],
      ],
      [
        ['경력증명서', 64],
        ['부', 265],
        ['부', 375],
        ['담당 업무 포함', 400],
      ],
    );
    const names = namesOn({ words, lines: drawRules(LEVELS.slice(0, 4), 60, 540) });
    expect(names).toEqual(['재직증명서 국문', '재직증명서 영문', '경력증명서 국문', '경력증명서 영문']);
  });

  it('has the columns of its shaded cells where the words leave no space between them', () => {
    const words = rowsOf(
      [
        ['종류', 64],
        ['국문', 180],
        ['영문', 250],
        ['참고', 420],
      ],
      [
        ['재직증명서', 64],
        ['부', 215],
        ['부', 286],
        ['재직 중인 직원', 303],
      ],
      [
        ['경력증명서', 64],
        ['부', 215],
        ['부', 286],
        ['담당 업무 포함', 303],
      ],
    );
    const edges = [60, 160, 229, 299, 540];
    const rects = edges
      .slice(1)
      .map((x, index) => ({ box: [edges[index] ?? x, 690, x, 720] as const, stroked: false }));
    const page = { words, lines: drawRules(LEVELS.slice(0, 4), 60, 540) };
    expect(namesOn({ ...page, rects })).toEqual([
      '재직증명서 국문',
      '재직증명서 영문',
      '경력증명서 국문',
      '경력증명서 영문',
    ]);
  });
});
