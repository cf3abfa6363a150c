import { formatDeadline, formatRelativePast } from '@/shared/lib/seoul-time';
import type { Language } from './language';

/** Languages whose texts exist, whether or not they can be chosen yet. */
type Reader = Language | 'vi' | 'zh' | 'th' | 'ne' | 'km' | 'id' | 'uz' | 'mn';

const ZONE = { timeZone: 'Asia/Seoul' } as const;
const english = new Intl.DateTimeFormat('en-GB', {
  ...ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const korean = new Intl.DateTimeFormat('ko-KR', {
  ...ZONE,
  // Parts instead of `dateStyle`, because WebKit ignores the Korean format if an hour cycle is set as well ("2026. 11.
  // 20.").
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const englishDay = new Intl.DateTimeFormat('en-GB', { ...ZONE, day: 'numeric', month: 'long' });
const koreanDay = new Intl.DateTimeFormat('ko-KR', { ...ZONE, month: 'long', day: 'numeric' });

/** Deadlines are in Seoul time, wherever the reader is. The English text says so. */
const englishMoment = (instant: string) => `${english.format(new Date(instant))} (Seoul)`;

/** "11월 27일 (금) 23:59" */
export const localizeDeadline = (language: Reader, instant: string) =>
  language === 'ko' ? formatDeadline(instant) : englishMoment(instant);
/** "어제 16:20" */
export const localizePast = (language: Reader, instant: string) =>
  language === 'ko' ? formatRelativePast(instant) : englishMoment(instant);
/** "2026년 11월 20일 14:21" */
export const localizeMoment = (language: Reader, instant: string) =>
  language === 'ko' ? korean.format(new Date(instant)) : englishMoment(instant);
/** "12월 20일" */
export const localizeDay = (language: Reader, instant: string) =>
  (language === 'ko' ? koreanDay : englishDay).format(new Date(instant));
