import type { components } from '#openapi';

export type Language = components['schemas']['Language'];

/** Languages bundled with every page. Others are loaded when somebody chooses them. */
export type BuiltInLanguage = 'ko' | 'en';
export type LoadedLanguage = Exclude<Language, BuiltInLanguage>;

/** Each language's own name, for people who can't read the current one. In display order. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  vi: 'Tiếng Việt',
  zh: '简体中文',
  th: 'ไทย',
  ne: 'नेपाली',
  km: 'ខ្មែរ',
  id: 'Bahasa Indonesia',
  uz: 'Oʻzbekcha',
  mn: 'Монгол',
};

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGE_NAMES, text);
export const isBuiltIn = (language: Language): language is BuiltInLanguage => language === 'ko' || language === 'en';
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES).filter(isLanguage);

/** Thai uses the Gregorian calendar, because the contracts do. */
export const LOCALES: Record<Language, string> = {
  ko: 'ko-KR',
  en: 'en-GB',
  vi: 'vi-VN',
  zh: 'zh-CN',
  th: 'th-TH-u-ca-gregory',
  ne: 'ne-NP-u-nu-latn',
  km: 'km-KH',
  id: 'id-ID',
  uz: 'uz-Latn-UZ',
  mn: 'mn-MN',
};

/** The name of the city whose time zone is shown. */
export const SEOUL_NAMES: Record<Language, string> = {
  ko: '서울',
  en: 'Seoul',
  vi: 'Seoul',
  zh: '首尔',
  th: 'โซล',
  ne: 'सियोल',
  km: 'សេអ៊ូល',
  id: 'Seoul',
  uz: 'Seul',
  mn: 'Сөүл',
};
