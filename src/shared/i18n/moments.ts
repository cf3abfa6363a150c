import { formatDeadline, formatRelativePast } from '@/shared/lib/seoul-time';
import { LOCALES, SEOUL_NAMES, type Language } from './languages';

const DAY = { timeZone: 'Asia/Seoul', day: 'numeric', month: 'long' } as const;
const TIME = { year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Lists the parts, because with `dateStyle` and an hour cycle, WebKit ignores the Korean format ("2026. 11. 20."). */
const createMoment = (language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...DAY, ...TIME, month: language === 'en' ? 'short' : 'long' });
const createDay = (language: Language) => new Intl.DateTimeFormat(LOCALES[language], DAY);

const formats = new Map<string, Intl.DateTimeFormat>();
/** Caches formatters, which are expensive to create. */
function keepFormat(create: (language: Language) => Intl.DateTimeFormat, language: Language) {
  const key = `${create.name} ${language}`;
  const format = formats.get(key) ?? create(language);
  formats.set(key, format);
  return format;
}

/**
 * For languages whose month names browsers lack. Browsers would mix in their own language's names, but numbers look the
 * same everywhere.
 */
const WRITE_DAY: Partial<Record<Language, (year: string, month: string, day: string) => string>> = {
  km: (year, month, day) => `${day}/${month}/${year}`,
  mn: (year, month, day) => `${year}.${month}.${day}`,
  ne: (year, month, day) => `${year}-${month}-${day}`,
  uz: (year, month, day) => `${day}.${month}.${year}`,
};
/** The Swedish locale formats times as "2026-11-27 23:59" in every browser. */
const IN_NUMBERS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Returns null for languages whose month names browsers know. */
function writeInNumbers(language: Language, instant: string) {
  const write = WRITE_DAY[language];
  if (!write) return null;
  const [day = '', time = ''] = IN_NUMBERS.format(new Date(instant)).split(' ');
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: write(year, month, date), time };
}

function writeMoment(language: Language, instant: string) {
  const numbers = writeInNumbers(language, instant);
  return numbers ? `${numbers.day} ${numbers.time}` : keepFormat(createMoment, language).format(new Date(instant));
}

/** Adds the city, because times are in Seoul time wherever the reader is. */
const placeMoment = (language: Language, instant: string) =>
  `${writeMoment(language, instant)} (${SEOUL_NAMES[language]})`;

/** In Korean, such as "11월 27일 (금) 23:59". */
export const localizeDeadline = (language: Language, instant: string) =>
  language === 'ko' ? formatDeadline(instant) : placeMoment(language, instant);
/** In Korean, such as "어제 16:20". */
export const localizePastTime = (language: Language, instant: string) =>
  language === 'ko' ? formatRelativePast(instant) : placeMoment(language, instant);
/** In Korean, such as "2026년 11월 20일 14:21". */
export const localizeMoment = (language: Language, instant: string) =>
  language === 'ko' ? keepFormat(createMoment, language).format(new Date(instant)) : placeMoment(language, instant);
/** In Korean, such as "12월 20일". */
export const localizeDate = (language: Language, instant: string) =>
  writeInNumbers(language, instant)?.day ?? keepFormat(createDay, language).format(new Date(instant));
