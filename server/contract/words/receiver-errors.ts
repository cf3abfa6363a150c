import type { ErrorCode } from '../domain-error.ts';
import type { ForeignLanguage } from './field-words.ts';
import { en } from './receiver-errors.en.ts';
import { id } from './receiver-errors.id.ts';
import { km } from './receiver-errors.km.ts';
import { mn } from './receiver-errors.mn.ts';
import { ne } from './receiver-errors.ne.ts';
import { th } from './receiver-errors.th.ts';
import { uz } from './receiver-errors.uz.ts';
import { vi } from './receiver-errors.vi.ts';
import { zh } from './receiver-errors.zh.ts';

export type ReceiverErrors = Partial<Record<ErrorCode, string>> & { INTERNAL: string };

const ERRORS: Record<ForeignLanguage, ReceiverErrors> = { en, vi, zh, th, ne, km, id, uz, mn };
const isTranslated = (text: string): text is ForeignLanguage => Object.hasOwn(ERRORS, text);

/**
 * Returns the error message in the page's language, or null to use Korean. Only receivers' calls are translated,
 * because members read Korean.
 */
export function findTranslation(url: string, acceptLanguage: string | undefined, code: ErrorCode) {
  const named = acceptLanguage?.trim().slice(0, 2).toLowerCase() ?? '';
  if (!isTranslated(named) || !url.startsWith('/api/sign/')) return null;
  return { language: named, message: ERRORS[named][code] ?? ERRORS[named].INTERNAL };
}
