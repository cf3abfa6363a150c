import { needsShaping, splitByScript, type ShapedScript } from '../../../rules/shaped-text.ts';
import { readFontFile } from './font-files.ts';
import { TrueType } from './true-type.ts';

export type Face = 'SANS' | 'SANS_BOLD' | 'SERIF' | 'PEN' | 'BRUSH' | 'BATANG' | 'MYEONGJO';

/** The fonts' PostScript names, which also name their files in `fonts/`. */
export const POSTSCRIPT_NAMES = {
  PRETENDARD: 'Pretendard-Regular',
  PRETENDARD_BOLD: 'Pretendard-Bold',
  GOWUN_BATANG: 'GowunBatang-Regular',
  GOWUN_BATANG_BOLD: 'GowunBatang-Bold',
  SONG_MYUNG: 'SongMyung-Regular',
  NANUM_PEN: 'NanumPenScript-Regular',
  NANUM_BRUSH: 'NanumBrushScript-Regular',
  NOTO_SANS: 'NotoSansKR-Regular',
  NOTO_SANS_BOLD: 'NotoSansKR-Bold',
  NOTO_SERIF: 'NotoSerifKR-Regular',
  SYMBOLS: 'NotoSansSymbols2-Regular',
  MORE_SYMBOLS: 'NotoSansSymbols-Regular',
  MATH: 'NotoSansMath-Regular',
  ALPHABETS: 'NotoSans-Regular',
  JAPANESE: 'NotoSansJP-Regular',
  CHINESE: 'NotoSansSC-Regular',
  ARABIC: 'NotoNaskhArabic-Regular',
  BENGALI: 'NotoSansBengali-Regular',
  DEVANAGARI: 'NotoSansDevanagari-Regular',
  KHMER: 'NotoSansKhmer-Regular',
  LAO: 'NotoSansLao-Regular',
  MYANMAR: 'NotoSansMyanmar-Regular',
  SINHALA: 'NotoSansSinhala-Regular',
  TAMIL: 'NotoSansTamil-Regular',
  THAI: 'NotoSansThai-Regular',
} as const;
export type FontName = keyof typeof POSTSCRIPT_NAMES;

/** Fonts for what the text fonts lack. Together, they have every character of the Korean standard KS X 1001. */
const SYMBOL_FONTS = ['SYMBOLS', 'GOWUN_BATANG', 'PRETENDARD', 'MORE_SYMBOLS', 'MATH', 'ALPHABETS'] as const;

/** The fonts of each face, in order of preference. */
const CHAINS: Record<Face, readonly FontName[]> = {
  SANS: ['PRETENDARD', 'NOTO_SANS', 'NOTO_SERIF', ...SYMBOL_FONTS],
  SANS_BOLD: ['PRETENDARD_BOLD', 'NOTO_SANS_BOLD', 'NOTO_SERIF', ...SYMBOL_FONTS],
  SERIF: ['GOWUN_BATANG', 'NOTO_SERIF', 'NOTO_SANS', ...SYMBOL_FONTS],
  PEN: ['NANUM_PEN', 'PRETENDARD', 'NOTO_SANS', ...SYMBOL_FONTS],
  BRUSH: ['NANUM_BRUSH', 'PRETENDARD', 'NOTO_SANS', ...SYMBOL_FONTS],
  BATANG: ['GOWUN_BATANG_BOLD', 'NOTO_SERIF'],
  MYEONGJO: ['SONG_MYUNG', 'GOWUN_BATANG_BOLD', 'NOTO_SERIF'],
};

export const SCRIPT_FONTS: Record<ShapedScript | 'Latn', FontName> = {
  Arab: 'ARABIC',
  Beng: 'BENGALI',
  Deva: 'DEVANAGARI',
  Khmr: 'KHMER',
  Laoo: 'LAO',
  Latn: 'ALPHABETS',
  Mymr: 'MYANMAR',
  Sinh: 'SINHALA',
  Taml: 'TAMIL',
  Thai: 'THAI',
};

/**
 * Fonts for characters that a face lacks, searched only for the scripts they are for, because reading the Chinese font
 * takes 60 ms. Hanja prefer Korean forms to Japanese ones.
 */
const LAST_FONTS: readonly (readonly [FontName, RegExp])[] = [
  ['ALPHABETS', /[\p{Script=Latn}\p{Script=Cyrl}\p{Script=Grek}\p{M}\p{Sc}]/u],
  ['JAPANESE', /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u],
  ['CHINESE', /\p{Script=Han}/u],
];
const JOINER = /[\u200c\u200d]/;

const loaded = new Map<FontName, TrueType>();

export function loadFont(font: FontName): TrueType {
  const known = loaded.get(font);
  if (known) return known;
  const read = new TrueType(readFontFile(POSTSCRIPT_NAMES[font]));
  loaded.set(font, read);
  return read;
}

/** Finds a character in the fonts that a face may use, or returns null. */
export function findGlyph(face: Face, codePoint: number): { font: FontName; glyph: number } | null {
  return findInScript(codePoint) ?? findInChain(CHAINS[face], codePoint) ?? findInLast(codePoint);
}

/**
 * Returns whether a character is Latin, Han or Hangul, as nearly all are. Compares code points, which is faster than
 * Unicode properties.
 */
const isCommon = (codePoint: number) =>
  codePoint < 0x3_00 || (codePoint >= 0x30_00 && codePoint < 0xa0_00) || (codePoint >= 0xac_00 && codePoint < 0xd7_a4);

function findInScript(codePoint: number) {
  if (isCommon(codePoint)) return null;
  const character = String.fromCodePoint(codePoint);
  const script = needsShaping(character) ? splitByScript(character)[0]?.script : null;
  return script ? findIn(SCRIPT_FONTS[script], codePoint) : null;
}

function findInLast(codePoint: number) {
  const character = String.fromCodePoint(codePoint);
  const fonts = LAST_FONTS.filter(([, characters]) => characters.test(character));
  return findInChain(
    fonts.map(([font]) => font),
    codePoint,
  );
}

function findInChain(fonts: readonly FontName[], codePoint: number) {
  for (const font of fonts) {
    const found = findIn(font, codePoint);
    if (found) return found;
  }
  return null;
}

function findIn(font: FontName, codePoint: number) {
  const glyph = loadFont(font).glyph(codePoint);
  return glyph === 0 ? null : { font, glyph };
}

/** Lists the distinct characters that no font has, in order of appearance. */
export function findMissingCharacters(text: string, face: Face): string[] {
  const missing = new Set<string>();
  const composed = text.normalize('NFC');
  for (const { text: part, script } of needsShaping(composed)
    ? splitByScript(composed)
    : [{ text: composed, script: null }]) {
    for (const character of part) {
      // Joiners are never drawn; they only affect their neighbours' shapes.
      if (character === '\n' || (script && JOINER.test(character))) continue;
      const codePoint = character.codePointAt(0) ?? 0;
      if (script && findIn(SCRIPT_FONTS[script], codePoint)) continue;
      if (!findGlyph(face, codePoint)) missing.add(character);
    }
  }
  return [...missing];
}
