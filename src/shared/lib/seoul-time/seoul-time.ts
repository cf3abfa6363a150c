const ZONE = { timeZone: 'Asia/Seoul' } as const;
const today = new Intl.DateTimeFormat('ko-KR', { ...ZONE, month: 'long', day: 'numeric', weekday: 'long' });
const monthDay = new Intl.DateTimeFormat('ko-KR', { ...ZONE, month: 'long', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat('ko-KR', { ...ZONE, dateStyle: 'long' });

/** Returns text such as "11월 20일 금요일". */
export const formatToday = (now = new Date()) => today.format(now);
/** Returns text such as "11월 27일". */
export const formatMonthDay = (instant: string) => monthDay.format(new Date(instant));
/** Returns text such as "2026년 11월 20일". */
export const formatDay = (instant: string) => fullDay.format(new Date(instant));

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat('ko-KR', { ...ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = new Intl.DateTimeFormat('ko-KR', { ...ZONE, weekday: 'short' });
const isoDay = new Intl.DateTimeFormat('sv-SE', { ...ZONE });
const exact = new Intl.DateTimeFormat('sv-SE', { ...ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** Returns a time such as "14:08". */
export const formatTime = (instant: string) => clock.format(new Date(instant));
/** Returns the date in Seoul, such as "2026-11-20". */
export const getSeoulDay = (instant: Date) => isoDay.format(instant);
/** Returns a time such as "2026.11.20 14:21:15", the format of certificates. */
export const formatExactTime = (instant: string) => exact.format(new Date(instant)).replaceAll('-', '.');
/** Returns text such as "11월 27일 (금) 23:59", with the year if it is another one. */
export const formatDeadline = (instant: string, now = new Date()) =>
  `${dateWords(instant, now)} (${weekday.format(new Date(instant))}) ${formatTime(instant)}`;

const dateWords = (instant: string, now: Date) =>
  getSeoulDay(new Date(instant)).slice(0, 4) === getSeoulDay(now).slice(0, 4)
    ? formatMonthDay(instant)
    : formatDay(instant);

/** Returns "방금", "10분 전", "1시간 전", "오늘 09:12", "어제 17:40", or else the date. */
export function formatRelativePast(instant: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  const day = getSeoulDay(new Date(instant));
  if (minutes < 1) return '방금';
  if (minutes < 60) return `${minutes}분 전`;
  if (minutes < 120) return '1시간 전';
  if (day === getSeoulDay(now)) return `오늘 ${formatTime(instant)}`;
  if (day === getSeoulDay(new Date(now.getTime() - DAY_MS))) return `어제 ${formatTime(instant)}`;
  return dateWords(instant, now);
}

/** Returns "오늘 18:00", "내일 12:00", or else the date. */
export function formatRelativeDeadline(instant: string, now = new Date()): string {
  const day = getSeoulDay(new Date(instant));
  if (day === getSeoulDay(now)) return `오늘 ${formatTime(instant)}`;
  if (day === getSeoulDay(new Date(now.getTime() + DAY_MS))) return `내일 ${formatTime(instant)}`;
  return dateWords(instant, now);
}

/** Returns text such as "3시간 42분 남음" or "4일 남음". */
export function formatTimeRemaining(instant: string, now = new Date()): string {
  const minutes = Math.max(0, Math.floor((Date.parse(instant) - now.getTime()) / 60_000));
  if (minutes >= 24 * 60) return `${Math.floor(minutes / (24 * 60))}일 남음`;
  if (minutes < 60) return `${minutes}분 남음`;
  return minutes % 60 === 0 ? `${minutes / 60}시간 남음` : `${Math.floor(minutes / 60)}시간 ${minutes % 60}분 남음`;
}
