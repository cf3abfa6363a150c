import { expect, test } from 'vitest';
import { measurePrintedText } from '../../../rules/character-widths.ts';
import { needsShaping } from '../../../rules/shaped-text.ts';
import { findGlyph } from '../../../server/documents/fonts/faces.ts';
import { measureText } from '../../../server/documents/fonts/glyphs.ts';

const isPrivate = (codePoint: number) => codePoint >= 0xe0_00 && codePoint <= 0xf8_ff;

test('a screen knows the width of every character as the font that seals has it', () => {
  const wrong: string[] = [];
  let known = 0;
  for (let codePoint = 0x20; codePoint <= 0xff_ff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    if (isPrivate(codePoint) || needsShaping(character) || !findGlyph('SANS', codePoint)) continue;
    known += 1;
    if (measurePrintedText(character, 1) !== measureText(character, 'SANS', 1)) wrong.push(character);
  }
  expect(wrong).toEqual([]);
  expect(known).toBeGreaterThan(20_000);
});

test('a whole line is as wide as its characters are', () => {
  const line = '서울특별시 마포구 World Cup북로 402, 3층 (甲) ①';
  expect(measurePrintedText(line, 11)).toBeCloseTo(measureText(line, 'SANS', 11), 9);
});
