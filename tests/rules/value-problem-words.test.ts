import { expect, test } from 'vitest';
import { problemWords } from '#rules/value-problem-words.ts';

test('one character is one character in English', () => {
  const words = (code: 'TOO_SHORT' | 'TOO_LONG', length: number) => problemWords.en({ kind: 'TEXT' }, { code, length });
  expect(words('TOO_SHORT', 1)).toBe('Enter at least 1 character.');
  expect(words('TOO_LONG', 20)).toBe('Use up to 20 characters.');
});
