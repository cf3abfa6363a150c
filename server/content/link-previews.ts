import type { components } from '#openapi';
import type { LinkPreview } from '../http/link-preview.ts';
import { en } from './link-previews.en.ts';
import { id } from './link-previews.id.ts';
import { km } from './link-previews.km.ts';
import { ko } from './link-previews.ko.ts';
import { mn } from './link-previews.mn.ts';
import { ne } from './link-previews.ne.ts';
import { th } from './link-previews.th.ts';
import { uz } from './link-previews.uz.ts';
import { vi } from './link-previews.vi.ts';
import { zh } from './link-previews.zh.ts';

type Language = components['schemas']['Language'];

/** A preview is visible to everyone in a chat, so it only says who sent a signature request. */
const WORDS: Record<Language, (organizationName: string | null) => LinkPreview> = {
  ko,
  en,
  vi,
  zh,
  th,
  ne,
  km,
  id,
  uz,
  mn,
};

export const NEUTRAL_PREVIEW = WORDS.ko(null);
export const createLinkPreview = (organizationName: string, language: Language) => WORDS[language](organizationName);
