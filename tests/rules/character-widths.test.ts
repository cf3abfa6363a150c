import { expect, it } from 'vitest';
import { printedWidth } from '#rules/character-widths.ts';
import { findGlyph } from '../../server/documents/fonts/faces.ts';
import { measureText } from '../../server/documents/fonts/glyphs.ts';

it('is that of the font that seals, at both ends of each run of equal widths', () => {
  const characters = Array.from(
    ' !/09:AZ[az~\u00a0\u00d7가각힣ㄱㅣ一龥漢「」『』·…—“”₩①甲！～'.normalize('NFC'),
  ).filter((character) => findGlyph('SANS', character.codePointAt(0) ?? 0));
  expect(characters.length).toBeGreaterThan(30);
  for (const character of characters)
    expect([character, printedWidth(character, 1)]).toEqual([character, measureText(character, 'SANS', 1)]);
});

it('adds up, and grows with the size', () => {
  expect(printedWidth('', 10)).toBe(0);
  expect(printedWidth('Wi가', 1)).toBeCloseTo(printedWidth('W', 1) + printedWidth('i', 1) + printedWidth('가', 1), 9);
  expect(printedWidth('Wi가', 10)).toBeCloseTo(10 * printedWidth('Wi가', 1), 9);
  expect(printedWidth('W', 1)).toBeGreaterThan(2 * printedWidth('i', 1));
});

it('is the height beyond the basic plane', () => {
  expect([printedWidth('😀', 10), printedWidth('\u{10000}', 10), printedWidth('😀😀', 10)]).toEqual([10, 10, 20]);
});
