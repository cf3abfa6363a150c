import { formatPaymentDay } from './days';

export type Period = { from: string | null; to: string | null };

const lastDayOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const isoDay = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function monthBefore(today: string, months: number): { first: string; last: string } {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const count = year * 12 + (month - 1) - months;
  const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
  return { first: isoDay(y, m, 1), last: isoDay(y, m, lastDayOfMonth(y, m)) };
}

/** Periods end with the current month, because there are no future payments. */
export const listPeriods = (today: string): readonly { label: string; from: string; to: string }[] => {
  const current = monthBefore(today, 0);
  const previous = monthBefore(today, 1);
  return [
    { label: '이번 달', from: current.first, to: current.last },
    { label: '지난달', from: previous.first, to: previous.last },
    { label: '최근 석 달', from: monthBefore(today, 2).first, to: current.last },
    { label: '올해', from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  ];
};

/** Returns text such as "2026.06.01 – 2026.11.20", or a phrase if one end is open. */
export function formatDays({ from, to }: Period): string {
  if (from === null) return to === null ? '' : `${formatPaymentDay(to)}까지`;
  if (to === null) return `${formatPaymentDay(from)}부터`;
  return from === to ? formatPaymentDay(from) : `${formatPaymentDay(from)} – ${formatPaymentDay(to)}`;
}
