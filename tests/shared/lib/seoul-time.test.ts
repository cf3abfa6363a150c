import { expect, it } from 'vitest';
import {
  formatRelativeDeadline,
  formatExactTime,
  formatDeadline,
  formatTimeRemaining,
  formatRelativePast,
} from '@/shared/lib/seoul-time';

const now = new Date('2026-11-20T05:18:00Z'); // 14:18 in Seoul
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

it('says how long ago something was, until a day has passed', () => {
  expect([0, 10, 59, 60, 119].map((minutes) => formatRelativePast(ago(minutes), now))).toEqual([
    '방금',
    '10분 전',
    '59분 전',
    '1시간 전',
    '1시간 전',
  ]);
  expect(formatRelativePast('2026-11-20T00:12:00Z', now)).toBe('오늘 09:12');
  expect(formatRelativePast('2026-11-19T08:40:00Z', now)).toBe('어제 17:40');
  expect(formatRelativePast('2026-11-18T08:40:00Z', now)).toBe('11월 18일');
  expect(formatRelativePast('2025-11-18T08:40:00Z', now)).toBe('2025년 11월 18일');
});

it('says the day by clocks in Seoul, not by those of the browser', () => {
  expect(formatRelativeDeadline('2026-11-20T14:59:00Z', now)).toBe('오늘 23:59');
  expect(formatRelativeDeadline('2026-11-20T15:00:00Z', now)).toBe('내일 00:00');
  expect(formatRelativeDeadline('2026-11-27T14:59:00Z', now)).toBe('11월 27일');
  expect(formatDeadline('2026-11-27T14:59:00Z')).toBe('11월 27일 (금) 23:59');
  expect(formatExactTime('2026-11-20T05:21:15Z')).toBe('2026.11.20 14:21:15');
});

it('says how much is left', () => {
  expect(formatTimeRemaining('2026-11-20T09:00:00Z', now)).toBe('3시간 42분 남음');
  expect(formatTimeRemaining('2026-11-20T08:18:00Z', now)).toBe('3시간 남음');
  expect(formatTimeRemaining('2026-11-20T05:48:00Z', now)).toBe('30분 남음');
  expect(formatTimeRemaining('2026-11-24T06:00:00Z', now)).toBe('4일 남음');
  expect(formatTimeRemaining('2026-11-19T06:00:00Z', now)).toBe('0분 남음');
});
