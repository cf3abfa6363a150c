import { expect, it } from 'vitest';
import { localizeDate, localizeDeadline } from '@/shared/i18n';

const INSTANT = '2026-11-27T14:59:00Z';

it.each([
  ['ne', '2026-11-27 23:59', '2026-11-27'],
  ['km', '27/11/2026 23:59', '27/11/2026'],
  ['uz', '27.11.2026 23:59', '27.11.2026'],
  ['mn', '2026.11.27 23:59', '2026.11.27'],
] as const)('%s has dates in numbers, because browsers lack its months', (language, moment, day) => {
  expect(localizeDeadline(language, INSTANT).startsWith(`${moment} (`)).toBe(true);
  expect(localizeDate(language, INSTANT)).toBe(day);
});

it.each([
  ['en', '27 Nov 2026'],
  ['vi', '27 tháng 11'],
  ['th', '27 พฤศจิกายน 2026'],
  ['id', '27 November 2026'],
  ['zh', '2026年11月27日'],
] as const)('%s has months of its own', (language, part) => {
  expect(localizeDeadline(language, INSTANT)).toContain(part);
});
