import { readFontFile } from './font-files.ts';
import { TrueType } from './true-type.ts';

export type Face = 'SANS' | 'SANS_BOLD' | 'SERIF' | 'PEN' | 'BRUSH' | 'BATANG' | 'MYEONGJO';

/** The fonts' names in PDF files and in the folder `fonts/`. */
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
} as const;
export type FontName = keyof typeof POSTSCRIPT_NAMES;

/** The fonts of each face. Characters missing from the first font come from the next ones. */
const CHAINS: Record<Face, readonly FontName[]> = {
  SANS: ['PRETENDARD', 'NOTO_SANS', 'NOTO_SERIF', 'SYMBOLS'],
  SANS_BOLD: ['PRETENDARD_BOLD', 'NOTO_SANS_BOLD', 'NOTO_SERIF', 'SYMBOLS'],
  SERIF: ['GOWUN_BATANG', 'NOTO_SERIF', 'NOTO_SANS', 'SYMBOLS'],
  PEN: ['NANUM_PEN', 'PRETENDARD', 'NOTO_SANS', 'SYMBOLS'],
  BRUSH: ['NANUM_BRUSH', 'PRETENDARD', 'NOTO_SANS', 'SYMBOLS'],
  BATANG: ['GOWUN_BATANG_BOLD', 'NOTO_SERIF'],
  MYEONGJO: ['SONG_MYUNG', 'GOWUN_BATANG_BOLD', 'NOTO_SERIF'],
};

const loaded = new Map<FontName, TrueType>();

/** Reads a font on first use and caches it. */
export function loadFont(font: FontName): TrueType {
  const known = loaded.get(font);
  if (known) return known;
  const read = new TrueType(readFontFile(POSTSCRIPT_NAMES[font]));
  loaded.set(font, read);
  return read;
}

/** Finds the first font of the face that has the character. Returns null if none does. */
export function findGlyph(face: Face, codePoint: number): { font: FontName; glyph: number } | null {
  for (const font of CHAINS[face]) {
    const glyph = loadFont(font).glyph(codePoint);
    if (glyph !== 0) return { font, glyph };
  }
  return null;
}

/** Lists the unprintable characters without duplicates, in order of appearance. */
export function findMissingCharacters(text: string, face: Face): string[] {
  const missing = new Set<string>();
  for (const character of text.normalize('NFC')) {
    if (character !== '\n' && !findGlyph(face, character.codePointAt(0) ?? 0)) missing.add(character);
  }
  return [...missing];
}
