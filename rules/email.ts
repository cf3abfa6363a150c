const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/** Matches spaces, and characters that show nothing and come along with copied text. */
const INVISIBLE = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\u115F\\u1160\\u2800]';
const INVISIBLE_ENDS = new RegExp(`^${INVISIBLE}+|${INVISIBLE}+$`, 'gu');

/** Reads a typed address: half-width, because Korean keyboards can type full-width letters, and without invisible ends. */
export const tidyEmail = (typed: string) => typed.normalize('NFKC').replaceAll(INVISIBLE_ENDS, '');

/**
 * Returns whether an email can be sent to this address. Its domain needs a dot. Full-width letters are refused, because
 * they look like the usual ones but lead nowhere: `tidyEmail` folds those that were typed.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254 || text !== text.normalize('NFKC')) return false;
  return LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}
