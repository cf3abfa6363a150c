const ZONE = { timeZone: 'Asia/Seoul' } as const;
const today = new Intl.DateTimeFormat('ko-KR', { ...ZONE, month: 'long', day: 'numeric', weekday: 'long' });
const monthDay = new Intl.DateTimeFormat('ko-KR', { ...ZONE, month: 'long', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat('ko-KR', { ...ZONE, dateStyle: 'long' });

/** "11월 20일 금요일" */
export const todayWords = (now = new Date()) => today.format(now);
/** "11월 27일" */
export const monthDayWords = (instant: string) => monthDay.format(new Date(instant));
/** "2026년 11월 20일" */
export const dayWords = (instant: string) => fullDay.format(new Date(instant));
