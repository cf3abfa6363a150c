import { expect, it } from 'vitest';
import { measurePrintedText } from '#rules/character-widths.ts';
import { findGlyph } from '../../server/documents/fonts/faces.ts';
import { measureText } from '../../server/documents/fonts/glyphs.ts';

it('is that of the font that seals, at both ends of each run of equal widths', () => {
  const characters = Array.from(
    ' !/09:AZ[az~\u00a0\u00d7가각힣ㄱㅣ一龥漢「」『』·…—“”₩①甲！～'.normalize('NFC'),
  ).filter((character) => findGlyph('SANS', character.codePointAt(0) ?? 0));
  expect(characters.length).toBeGreaterThan(30);
  for (const character of characters)
    expect([character, measurePrintedText(character, 1)]).toEqual([character, measureText(character, 'SANS', 1)]);
});

it('adds up, and grows with the size', () => {
  expect(measurePrintedText('', 10)).toBe(0);
  expect(measurePrintedText('Wi가', 1)).toBeCloseTo(
    measurePrintedText('W', 1) + measurePrintedText('i', 1) + measurePrintedText('가', 1),
    9,
  );
  expect(measurePrintedText('Wi가', 10)).toBeCloseTo(10 * measurePrintedText('Wi가', 1), 9);
  expect(measurePrintedText('W', 1)).toBeGreaterThan(2 * measurePrintedText('i', 1));
});

it('is the height beyond the basic plane', () => {
  expect([measurePrintedText('😀', 10), measurePrintedText('\u{10000}', 10), measurePrintedText('😀😀', 10)]).toEqual([
    10, 10, 20,
  ]);
});
