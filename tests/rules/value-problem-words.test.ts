import { expect, test } from 'vitest';
import { valueProblemMessages } from '#rules/value-problem-words.ts';

const words = (code: 'TOO_SHORT' | 'TOO_LONG', length: number) =>
  valueProblemMessages.en({ kind: 'TEXT' }, { code, length });

test('one character is one character in English', () => {
  expect(words('TOO_SHORT', 1)).toBe('Enter at least 1 character.');
  expect(words('TOO_LONG', 20)).toBe('Use up to 20 characters.');
});
