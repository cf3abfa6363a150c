import { expect, it } from 'vitest';
import { defaultExpiry, nextReminder } from '../../../server/modules/contracts/deadlines.ts';
import { prefixOf } from '../../../server/modules/contracts/document-number.ts';
import { gramsOf, searchOf, searchTextOf } from '../../../server/modules/contracts/search-grams.ts';

it.each([
  ['한빛물산 주식회사', 'HB'],
  ['(주)오름디자인', 'OR'],
  ['㈜이안', 'IA'],
  ['주식회사', 'DJ'],
  ['Hanbit Logistics', 'HA'],
  ['삼일 PwC', 'SI'],
  ['株式会社', 'DJ'],
  ['가', 'DJ'],
  ['의원', 'UW'],
])('documents of %s begin with %s', (name, prefix) => {
  expect(prefixOf(name)).toBe(prefix);
});

it('a deadline is the end of the 14th day in Seoul', () => {
  expect(defaultExpiry(new Date('2026-11-20T14:59:59Z'), 14).toISOString()).toBe('2026-12-04T14:59:00.000Z');
  expect(defaultExpiry(new Date('2026-11-20T15:00:00Z'), 14).toISOString()).toBe('2026-12-05T14:59:00.000Z');
});

it('reminders come on their mornings, and none when they are past', () => {
  const expiresAt = new Date('2026-12-04T14:59:00Z');
  const at = (after: string) => nextReminder(expiresAt, [3, 1], new Date(after))?.toISOString() ?? null;
  expect(at('2026-11-20T01:00:00Z')).toBe('2026-12-01T00:00:00.000Z');
  expect(at('2026-12-01T00:00:00Z')).toBe('2026-12-03T00:00:00.000Z');
  expect(at('2026-12-03T00:00:00Z')).toBeNull();
  expect(nextReminder(new Date('2026-12-04T00:00:00Z'), [0], new Date('2026-11-01T00:00:00Z'))).toBeNull();
  expect(nextReminder(expiresAt, [], new Date('2026-11-20T01:00:00Z'))).toBeNull();
});

it('what is searched for is among what is kept, whatever its spaces and case', () => {
  const organization = '019b0000-0000-7000-8000-000000000001';
  const text = searchTextOf(['물품 공급 Contract', null, '정해원']);
  const kept = new Set(gramsOf(organization, text));
  for (const typed of ['공급', '물품공', '품 공', 'CONTRACT', '해원', '원']) {
    const { grams, text: words } = searchOf(organization, typed);
    expect([typed, grams.every((gram) => kept.has(gram)), text.includes(words)]).toEqual([typed, true, true]);
  }
  expect(searchOf(organization, '급정').grams.every((gram) => kept.has(gram))).toBe(false);
  const elsewhere = searchOf('019b0000-0000-7000-8000-000000000002', '공급');
  expect(elsewhere.grams.every((gram) => kept.has(gram))).toBe(false);
});
