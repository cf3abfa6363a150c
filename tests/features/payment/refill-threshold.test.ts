import { expect, it } from 'vitest';
import { parseThreshold } from '@/features/payment/refill/model/refill-threshold';

it.each([
  ['100', 100],
  ['1,000개', 1_000],
  [' １００ 개 ', 100],
  ['100,000', 100_000],
])('reads %j', (typed, line) => expect(parseThreshold(typed)).toBe(line));

it.each(['', '0', '-150', '1.5', '1만', '100,001', '십', '1e3', ','])('does not make another number of %j', (typed) =>
  expect(parseThreshold(typed)).toBeNull(),
);
