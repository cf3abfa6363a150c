/** The rules that a password meets. The screen ticks them off while typing. */
type PasswordTicks = {
  length: boolean;
  mix: boolean;
  notEasy: boolean;
};

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];
const MIN_LENGTH = 8;
const MAX_LENGTH = 64;
const LONG_ENOUGH_FOR_ANY_KIND = 12;
const MIN_DIFFERENT = 4;
/**
 * The shortest local part of an email address that passwords must not contain. Shorter ones occur in ordinary words.
 */
const TELLING_LOCAL_PART = 4;

/** Normalises a password. The same Hangul can be encoded in two ways, but must be the same password. */
export const normalizePassword = (password: string) => password.normalize('NFC');

export function checkPassword(password: string, email: string, common: ReadonlySet<string>): PasswordTicks {
  const characters = Array.from(normalizePassword(password));
  const text = characters.join('');
  const kinds = KINDS.filter((kind) => kind.test(text)).length;
  return {
    length: characters.length >= MIN_LENGTH && characters.length <= MAX_LENGTH,
    mix: characters.length >= LONG_ENOUGH_FOR_ANY_KIND || (characters.length > 0 && kinds >= 3),
    notEasy: characters.length > 0 && !isEasy(text.toLowerCase(), localPart(email), common),
  };
}

export function isGoodPassword(password: string, email: string, common: ReadonlySet<string>): boolean {
  const { length, mix, notEasy } = checkPassword(password, email, common);
  return length && mix && notEasy;
}

const localPart = (email: string) => email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase();

function isEasy(text: string, local: string, common: ReadonlySet<string>) {
  if (common.has(text) || new Set(text).size < MIN_DIFFERENT) return true;
  return local !== '' && (text === local || (local.length >= TELLING_LOCAL_PART && text.includes(local)));
}
