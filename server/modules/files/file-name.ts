import { countGraphemes } from '../../../rules/graphemes.ts';

const LONGEST = 200;
const NAMELESS = '이름 없는 파일';
/**
 * Control characters, and invisible ones that could reverse a name or hide its extension. Joiners stay, because emoji
 * need them.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const JOINER = /[\u200c\u200d]/;

/** Cleans up an upload's name: composes it (macOS sends decomposed Hangul), drops its path, and limits its length. */
export function cleanFileName(sent: string) {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replaceAll(INVISIBLE, (letter) => (JOINER.test(letter) ? letter : '')).trim();
  if (name === '' || /^\.+$/.test(name)) return NAMELESS;
  return countGraphemes(name) > LONGEST ? shorten(name) : name;
}

function shorten(name: string) {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  const letters = [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(name)];
  return `${letters
    .slice(0, LONGEST - ending.length)
    .map(({ segment }) => segment)
    .join('')}${ending}`;
}

/** Returns the name for downloading the normalised file. */
export const toPdfName = (name: string) => `${name.replace(/\.(?:pdf|png|jpe?g|hwpx?)$/i, '')}.pdf`;

/**
 * Formats a Content-Disposition header. Headers are ASCII, so old clients get an approximate name, and others the
 * encoded one.
 */
export function formatDisposition(kind: 'inline' | 'attachment', name: string) {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
