import { expect, it } from 'vitest';
import { getLastDeadlineDay, isDeadlineTooFar } from '../../rules/deadline-limit.ts';

const now = new Date('2026-11-30T15:30:00Z');

it('a deadline can be moved to the end of the 365th day in Seoul', () => {
  expect(getLastDeadlineDay(now)).toBe('2027-12-01');
  expect(isDeadlineTooFar(new Date('2027-12-01T14:59:59Z'), now)).toBe(false);
  expect(isDeadlineTooFar(new Date('2027-12-01T15:00:00Z'), now)).toBe(true);
  expect(isDeadlineTooFar(new Date('+010000-01-01T00:00:00Z'), now)).toBe(true);
});
