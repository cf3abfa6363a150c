import type { components } from '#openapi';
import type { LinkPreview } from '../http/link-preview.ts';
import { EMAIL_TEXTS } from './mails/letter-languages.ts';

type Language = components['schemas']['Language'];

export const createLinkPreview = (organizationName: string | null, language: Language): LinkPreview => {
  const { brand, linkTitle, linkDescription, locale } = EMAIL_TEXTS[language];
  return { title: linkTitle(organizationName), description: linkDescription, siteName: brand, locale };
};

export const NEUTRAL_PREVIEW = createLinkPreview(null, 'ko');
