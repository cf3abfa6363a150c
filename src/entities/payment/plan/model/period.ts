import { getSeoulDay } from '@/shared/lib/seoul-time';

const NINE_HOURS_MS = 9 * 60 * 60 * 1000;

/**
 * Returns a period's last full day. A plan's period ends at 09:00 on the next payment's day, and credits expire at
 * midnight.
 */
export const getLastDayOfPeriod = (periodEnd: string): string =>
  getSeoulDay(new Date(Date.parse(periodEnd) - NINE_HOURS_MS - 1));
