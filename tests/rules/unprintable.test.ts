import { expect, it } from 'vitest';
import { charactersIn, namedCharacters, withoutCharacters } from '#rules/unprintable.ts';

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
  expect(withoutCharacters(text, characters)).toBe(rest);
});

it('finds them in a text however it is composed', () => {
  expect(charactersIn('각'.normalize('NFD'), ['각', '나'])).toEqual(['각']);
});

it('names only what can be seen', () => {
  expect(namedCharacters(['😊', '\u200D', '\uFE0F', '🜁'])).toBe('😊 🜁');
  expect(namedCharacters(['\u200D'])).toBe('');
});
