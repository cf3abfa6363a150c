import type { LinkPreview } from '../http/link-preview.ts';

type Language = 'ko' | 'en';

/** A preview in a chat tells the members of that chat who sent something to be signed, and nothing else. */
const WORDS: Record<Language, (organizationName: string | null) => LinkPreview> = {
  ko: (organizationName) => ({
    title: organizationName === null ? '서명 요청' : `${organizationName} 서명 요청`,
    description: '링크를 눌러 문서를 확인해주세요.',
    siteName: '도장',
    locale: 'ko_KR',
  }),
  en: (organizationName) => ({
    title: organizationName === null ? 'Signature request' : `Signature request from ${organizationName}`,
    description: 'Open the link to view the document.',
    siteName: 'Dojang',
    locale: 'en_US',
  }),
};

export const NEUTRAL_PREVIEW = WORDS.ko(null);
export const linkPreview = (organizationName: string, language: Language) => WORDS[language](organizationName);
