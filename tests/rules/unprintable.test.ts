import { expect, it } from 'vitest';
import { findCharacters, mayBeUnprintable, formatCharacters, removeCharacters } from '#rules/unprintable.ts';
import { findMissingCharacters } from '../../server/documents/fonts/faces.ts';

it.each([
  ['반드시 돌려주세요 😊', ['😊'], '반드시 돌려주세요'],
  ['😊 반드시', ['😊'], '반드시'],
  ['가👩‍👩‍👧나', ['👩', '👧'], '가나'],
  ['엄지👍🏽척', ['👍'], '엄지척'],
  ['1\uFE0F\u20E3 첫째', ['\uFE0F', '\u20E3'], '1 첫째'],
  ['\u2764\uFE0F', ['\uFE0F'], '\u2764'],
  ['각'.normalize('NFD'), ['😊'], '각'],
  ['🜁🜁', ['🜁'], ''],
])('takes out of %s what cannot be printed', (text, characters, rest) => {
  expect(removeCharacters(text, characters)).toBe(rest);
});

it('finds them in a text however it is composed', () => {
  expect(findCharacters('각'.normalize('NFD'), ['각', '나'])).toEqual(['각']);
});

it('names only what can be seen', () => {
  expect(formatCharacters(['😊', '\u200D', '\uFE0F', '🜁'])).toBe('😊 🜁');
  expect(formatCharacters(['\u200D'])).toBe('');
  expect(formatCharacters(Array.from('가'.repeat(21)))).toBe(Array.from('가'.repeat(20)).join(' '));
});

it('doubts nothing that people type all day, and the faces of a sealed file have all of it', () => {
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  const undoubted = all.filter((character) => !mayBeUnprintable(character));
  expect(undoubted.length).toBeGreaterThan(11_000);
  expect(findMissingCharacters(undoubted.join('').replaceAll(/[\t\n\r]/g, ' '), 'SANS')).toEqual([]);
});

it.each(['서울 😊', '🜁', '韓', 'é', '1️⃣', '\u0000'])('leaves it to the server whether %s can be printed', (text) => {
  expect(mayBeUnprintable(text)).toBe(true);
});

it.each(['부산광역시 사상구 3층', '각'.normalize('NFD'), 'Lee, Do-yun', '첫째\n둘째', ''])(
  'has no doubt of %s',
  (text) => {
    expect(mayBeUnprintable(text)).toBe(false);
  },
);
