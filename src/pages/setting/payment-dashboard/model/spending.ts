import type { CreditSpending } from '@/entities/payment/credit';

type Month = CreditSpending['months'][number];

export const MONTHS_SHOWN = 6;

const STEPS_AT_MOST = 4;
const DAYS_COUNTED = 30;
/** In days. Credits expire after a year, so a longer estimate would be misleading. */
const DAYS_FORESEEN = 365;

/** Returns text such as "6월". */
export const formatMonth = (month: string): string => `${Number(month.slice(5))}월`;

export const getTotalSpending = ({ documents, messages }: Pick<Month, 'documents' | 'messages'>): number =>
  documents + messages;

/** Returns text such as "달마다 쓴 크레딧: 6월 212, 7월 248". */
export const describeSpending = (months: readonly Month[]): string =>
  `달마다 쓴 크레딧: ${months.map((month) => `${formatMonth(month.month)} ${getTotalSpending(month).toLocaleString('ko-KR')}`).join(', ')}`;

/** Starts at 0, with at most four steps of 1, 2 or 5 times a power of ten, and no line above the highest bar. */
export function listGridLines(highest: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const step = [size / 5, size / 2, size, size * 2, size * 5].find(
    (length) => length >= 1 && highest / length <= STEPS_AT_MOST,
  );
  if (step === undefined) return [0];
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, place) => place * step);
}

/** Extrapolates from the last 30 days. Returns null if the estimate wouldn't be useful. */
export function estimateDaysLeft(available: number, spentInThirtyDays: number): number | null {
  if (spentInThirtyDays === 0) return null;
  const days = Math.floor((available * DAYS_COUNTED) / spentInThirtyDays);
  return days >= 1 && days <= DAYS_FORESEEN ? days : null;
}
