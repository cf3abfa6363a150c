import type { components } from '#openapi';
import { en } from './letter-words.en.ts';
import { id } from './letter-words.id.ts';
import { km } from './letter-words.km.ts';
import { ko } from './letter-words.ko.ts';
import { mn } from './letter-words.mn.ts';
import { ne } from './letter-words.ne.ts';
import { th } from './letter-words.th.ts';
import { uz } from './letter-words.uz.ts';
import { vi } from './letter-words.vi.ts';
import { zh } from './letter-words.zh.ts';
import type { EmailTexts } from './letter-words.ts';

export const EMAIL_TEXTS: Record<components['schemas']['Language'], EmailTexts> = {
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
