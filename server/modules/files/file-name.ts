import { countGraphemes } from '../../../rules/graphemes.ts';

const LONGEST = 200;
const NAMELESS = '이름 없는 파일';
/** Controls and invisible letters, which could turn a name around or hide its ending; joiners belong to emoji. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const JOINER = /[\u200c\u200d]/;

/** The name of an upload as it is kept: composed (macOS sends Hangul in parts), without a path, of a length to show. */
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

/** The name under which the normalised file is kept by whoever downloads it. */
export const pdfNameOf = (name: string) => `${name.replace(/\.(?:pdf|png|jpe?g|hwpx?)$/i, '')}.pdf`;

/** A header is ASCII; the real name stands beside an approximation for old clients. */
export function disposition(kind: 'inline' | 'attachment', name: string) {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
