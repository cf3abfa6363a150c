import { describe, expect, test } from 'vitest';
import { drawRules, drawSides, suggestOn, typeLines, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const choicesOn = (page: Page) => suggestOn(page).map(({ kind, name, group }) => [kind, name, group]);
const kindsOn = (page: Page) => suggestOn(page).map(({ kind, name }) => [kind, name]);

const BOXES = [170, 270, 370];
const typeBesideBoxes = (options: readonly string[], y: number) =>
  options.flatMap((option, index) => typeText(option, (BOXES[index] ?? 0) + 40, y));

/** A row of boxes between the two lines of their options. */
const choices = (upper: readonly string[], lower: readonly string[]) => ({
  words: [
    ...typeText('소유형태', 66, 746),
    ...typeBesideBoxes(upper, 754),
    ...BOXES.flatMap((x) => typeText('[  ]', x, 746)),
    ...typeBesideBoxes(lower, 738),
  ],
  lines: [...drawRules([734, 770], 60, 160, 500), ...drawSides([60, 160, 500], 734, 770)],
});

describe('boxes that are centred between an option and its translation', () => {
  const TRANSLATIONS = ['(私 有)', '(租 赁)', '(其 他)'];

  test('are one choice, with the spread-out words of the upper line', () => {
    expect(choicesOn(choices(['자  가', '임  대', '기  타'], TRANSLATIONS))).toEqual([
      ['RADIO', '자가', '소유형태'],
      ['RADIO', '임대', '소유형태'],
      ['RADIO', '기타', '소유형태'],
    ]);
  });

  test('have no label if the upper line has none for one of them', () => {
    const found = choicesOn(choices(['자  가', '임  대'], TRANSLATIONS));
    expect(found.filter(([kind]) => kind === 'RADIO')).toEqual([]);
  });
});

test('a translation after a slash belongs to a label and to a place to sign', () => {
  const words = typeLines([
    '성      명/姓   名 :                          (서명/签字)',
    '(업체명/单位名称) :                           (직인/Seal)',
  ]);
  expect(kindsOn({ words })).toEqual([
    ['NAME', '성 명/姓 名'],
    ['SIGNATURE', '서명'],
    ['COMPANY', '(업체명/单位名称)'],
    ['SEAL', '직인'],
  ]);
});
