import { isBlank } from './blank.ts';
import { countGraphemes } from './graphemes.ts';

export const MAX_PERSON_NAME_LENGTH = 50;
export const MAX_ORGANIZATION_NAME_LENGTH = 100;

/** Invisible characters that copying from messengers and web pages leaves in a name, where they mean nothing. */
const LEFTOVERS = /[\u00AD\u200B\u2060\uFEFF]/gu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/**
 * The only invisible characters allowed in names, because emoji and some scripts need them. Others could be used to
 * imitate somebody's name.
 */
const JOINERS = /[\u200c\u200d]/gu;

/** Composes and trims a name, and drops what copying has left in it. */
export const tidyName = (text: string) => text.normalize('NFC').replaceAll(LEFTOVERS, '').trim();

/** Returns the tidied name, or null if it is empty, too long or contains invisible characters. */
export function normalizeName(text: string, longest: number): string | null {
  const name = tidyName(text);
  return isBlank(name) || countGraphemes(name) > longest || hasInvisible(name) ? null : name;
}

/** Says what is wrong with a name of this label, such as 조직 이름. Returns null if nothing is. */
export function describeNameProblem(text: string, label: string, longest: number): string | null {
  if (normalizeName(text, longest) !== null) return null;
  const name = tidyName(text);
  return hasInvisible(name) && !isBlank(name)
    ? `${label}에 보이지 않는 글자가 있어요. 지우고 다시 적어주세요.`
    : `${label}을 1자에서 ${longest}자 사이로 적어주세요.`;
}

const hasInvisible = (name: string) => CONTROL.test(name.replaceAll(JOINERS, ''));
