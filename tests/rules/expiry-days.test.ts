import { expect, it } from 'vitest';
import { readExpiryDays } from '../../rules/expiry-days.ts';

it.each<[string, number | null]>([
  ['14', 14],
  ['１４', 14],
  [' 365 ', 365],
  ['1', 1],
  ['014', 14],
  ['0', null],
  ['366', null],
  ['', null],
  ['14일', null],
  ['1e2', null],
  ['1.5', null],
])('reads “%s” as %s', (typed, days) => expect(readExpiryDays(typed)).toBe(days));
