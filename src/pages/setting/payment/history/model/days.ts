import type { Payment } from '@/entities/payment/history';
import { getLastDayOfPeriod } from '@/entities/payment/plan';
import { getSeoulDay } from '@/shared/lib/seoul-time';

/** Returns a day such as "2026.11.04". */
export const formatPaymentDay = (day: string): string => day.replaceAll('-', '.');

/** Failed payments have the day of the attempt. */
export const getPaymentDay = ({ approvedAt, requestedAt }: Pick<Payment, 'approvedAt' | 'requestedAt'>): string =>
  formatPaymentDay(getSeoulDay(new Date(approvedAt ?? requestedAt)));

/** Returns text such as "11.04 ~ 12.03", with years if they differ. */
export function formatUsablePeriod({ periodStart, periodEnd }: Pick<Payment, 'periodStart' | 'periodEnd'>) {
  if (periodStart === null || periodEnd === null) return null;
  const [first, last] = [getSeoulDay(new Date(periodStart)), getLastDayOfPeriod(periodEnd)];
  const isWithinYear = first.slice(0, 4) === last.slice(0, 4);
  return [first, last].map((day) => formatPaymentDay(isWithinYear ? day.slice(5) : day)).join(' ~ ');
}
