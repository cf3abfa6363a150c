import type { Language } from '@/shared/i18n';

/** Language names in Korean, because senders may not recognise a language's own name next to it. */
export const KOREAN_LANGUAGE_NAMES: Record<Language, string> = {
  ko: '한국어',
  en: '영어',
  vi: '베트남어',
  zh: '중국어',
  th: '태국어',
  ne: '네팔어',
  km: '크메르어',
  id: '인도네시아어',
  uz: '우즈베크어',
  mn: '몽골어',
};
