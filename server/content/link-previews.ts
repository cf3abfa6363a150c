import type { LinkPreview } from '../http/link-preview.ts';

type Language = 'ko' | 'en';

/** A preview is visible to everyone in a chat, so it only says who sent a signature request. */
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
export const createLinkPreview = (organizationName: string, language: Language) => WORDS[language](organizationName);
