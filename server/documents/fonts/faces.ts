import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TrueType } from './true-type.ts';

export type Face = 'SANS' | 'SANS_BOLD' | 'SERIF' | 'PEN' | 'BRUSH' | 'BATANG' | 'MYEONGJO';

const FILES = {
  PRETENDARD: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  PRETENDARD_BOLD: 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  GOWUN_BATANG: '@expo-google-fonts/gowun-batang/400Regular/GowunBatang_400Regular.ttf',
  GOWUN_BATANG_BOLD: '@expo-google-fonts/gowun-batang/700Bold/GowunBatang_700Bold.ttf',
  SONG_MYUNG: '@expo-google-fonts/song-myung/400Regular/SongMyung_400Regular.ttf',
  NANUM_PEN: '@expo-google-fonts/nanum-pen-script/400Regular/NanumPenScript_400Regular.ttf',
  NANUM_BRUSH: '@expo-google-fonts/nanum-brush-script/NanumBrushScript_400Regular.ttf',
  NOTO_SANS: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  NOTO_SANS_BOLD: '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
  NOTO_SERIF: '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf',
  SYMBOLS: '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
} as const;
export type FontName = keyof typeof FILES;

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

/** The fonts' names in PDF files. */
export const POSTSCRIPT_NAMES: Record<FontName, string> = {
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
};

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<FontName, TrueType>();

/** Reads a font on first use and caches it. */
export function loadFont(font: FontName): TrueType {
  const known = loaded.get(font);
  if (known) return known;
  const read = new TrueType(readFileSync(fontPath(font)));
  loaded.set(font, read);
  return read;
}

export const fontPath = (font: FontName): string => resolve(FILES[font]);

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
