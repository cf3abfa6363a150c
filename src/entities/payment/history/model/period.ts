import type { Payment } from '../api/payments';
import { seoulDay } from '@/shared/lib/seoul-time';

/** A plan's period ends at 09:00 on the day of the next payment, so its last day is the one before. */
const NINE_HOURS_MS = 9 * 60 * 60 * 1000;

/** "2026-12-03" */
export const lastDayOf = (periodEnd: string): string => seoulDay(new Date(Date.parse(periodEnd) - NINE_HOURS_MS - 1));

/** "2026.11.04" */
export const formatPaymentDay = (day: string): string => day.replaceAll('-', '.');

/** "11.04 ~ 12.03", with the years if they differ. */
export function formatPeriod({ periodStart, periodEnd }: Pick<Payment, 'periodStart' | 'periodEnd'>): string | null {
  if (periodStart === null || periodEnd === null) return null;
  const [first, last] = [seoulDay(new Date(periodStart)), lastDayOf(periodEnd)];
  const isWithinYear = first.slice(0, 4) === last.slice(0, 4);
  return [first, last].map((day) => formatPaymentDay(isWithinYear ? day.slice(5) : day)).join(' ~ ');
}
