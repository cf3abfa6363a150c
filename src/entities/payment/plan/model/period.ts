import { getSeoulDay } from '@/shared/lib/seoul-time';

const NINE_HOURS_MS = 9 * 60 * 60 * 1000;

/**
 * Returns the last full day of a period, such as "2026-12-03". A plan's period ends at 09:00 on the day of the next
 * payment, and credits expire at midnight.
 */
export const getLastDayOfPeriod = (periodEnd: string): string =>
  getSeoulDay(new Date(Date.parse(periodEnd) - NINE_HOURS_MS - 1));
