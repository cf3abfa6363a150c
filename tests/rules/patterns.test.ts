import { expect, it } from 'vitest';
import { findPatternError, compilePattern } from '#rules/patterns.ts';

const fits = (pattern: string, value: string) => {
  const read = compilePattern(pattern);
  return typeof read === 'function' ? read(value) : read;
};

it('matches whole values only', () => {
  expect([fits('[A-Z]{2}', 'AB'), fits('[A-Z]{2}', 'ABC'), fits('[A-Z]{2}', 'xAB')]).toEqual([true, false, false]);
});

it.each(['Script=Hangul', 'sc=Hangul', 'Hangul'])('knows the script %s', (script) => {
  expect([fits(`\\p{${script}}+`, '김지수'), fits(`\\p{${script}}+`, 'Kim')]).toEqual([true, false]);
  expect([fits(`\\P{${script}}+`, '김지수'), fits(`\\P{${script}}+`, 'Kim')]).toEqual([false, true]);
});

it.each([
  ['[A-Z]{2}', null],
  ['', null],
  ['(?=a)a', 'UNSUPPORTED'],
  ['(a)\\1', 'UNSUPPORTED'],
  ['(', 'BROKEN'],
  ['[z-a]', 'BROKEN'],
  ['\\p{Nonsense}', 'BROKEN'],
  // Patterns are parsed in Unicode mode, which rejects what only the older grammar accepts.
  ['(?<=a)\\-', 'BROKEN'],
  ['(abcdefghij){40}', null],
  ['(abcdefghij){60}', 'TOO_LARGE'],
  ['((a{30}){30})', 'TOO_LARGE'],
])('%s: %s', (pattern, fault) => {
  expect(findPatternError(pattern)).toBe(fault);
});
