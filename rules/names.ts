import { countGraphemes } from './graphemes.ts';

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/**
 * The only invisible characters allowed in names, because emoji and some scripts need them. Others could be used to
 * imitate somebody's name.
 */
const JOINERS = /[\u200c\u200d]/gu;

/** Composes and trims a name. Returns null if it is empty, too long or contains invisible characters. */
export function normalizeName(text: string, longest: number): string | null {
  const name = text.normalize('NFC').trim();
  const length = countGraphemes(name);
  if (length < 1 || length > longest || CONTROL.test(name.replace(JOINERS, ''))) return null;
  return name;
}

export const MAX_PERSON_NAME_LENGTH = 50;
export const MAX_ORGANIZATION_NAME_LENGTH = 100;
