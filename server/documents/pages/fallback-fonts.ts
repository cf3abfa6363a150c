import { readFontFile } from '../fonts/font-files.ts';

export const FALLBACK_FONTS = {
  latinSans: 'Pretendard-Regular',
  latinSansBold: 'Pretendard-Bold',
  sans: 'NotoSansKR-Regular',
  sansBold: 'NotoSansKR-Bold',
  serif: 'NotoSerifKR-Regular',
  serifBold: 'NotoSerifKR-Bold',
} as const;
export type FallbackFont = keyof typeof FALLBACK_FONTS;

export type WantedFont = { face: string; weight: number; charset: number; pitchFamily: number };

/** Windows charset numbers, as PDFium passes them. */
const SYMBOL = 2;
const EAST_ASIAN = new Set([128, 129, 130, 134, 136]);
const ROMAN_FAMILY = 0x10;
const BOLD_FROM = 600;

const SERIF = /batang|바탕|myu?n?gj?o|myeongj?o|명조|gungsuh?|궁서|신명|serif|song|ming|mincho|times|sm신|hysm/i;
const SANS = /dotum|돋움|gulim|굴림|malgun|맑은|gothic|고딕|나눔|nanum|sans|돋음|apple sd|pretendard|spoqa|함초롬/i;

/** Chooses a substitute font. Returns null to leave it to PDFium, which has its own Latin fonts. */
export function chooseFallback({ face, weight, charset, pitchFamily }: WantedFont): FallbackFont | null {
  const isSerif = SERIF.test(face) && !/sans/i.test(face);
  const isKorean = isSerif || SANS.test(face);
  if (charset === SYMBOL) return null;
  if (!EAST_ASIAN.has(charset) && !isKorean && !hasHangul(face)) return null;
  const bold = weight >= BOLD_FROM || /bold|견명조|견고딕|헤드라인/i.test(face);
  if (isSerif || (!isKorean && (pitchFamily & ROMAN_FAMILY) !== 0)) return bold ? 'serifBold' : 'serif';
  // Pretendard has no Hanja, so only Latin text uses it.
  if (!EAST_ASIAN.has(charset)) return bold ? 'latinSansBold' : 'latinSans';
  return bold ? 'sansBold' : 'sans';
}

const hasHangul = (text: string) => /[가-힣]/.test(text);

/** Decodes a font's name, which is UTF-8 or, for Korean fonts, EUC-KR. */
export function decodeFace(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

const files = new Map<FallbackFont, Buffer>();

/** Reads fonts on first use, because together they take 30 MB. */
export function readFallback(font: FallbackFont): Buffer {
  const known = files.get(font);
  if (known) return known;
  const read = readFontFile(FALLBACK_FONTS[font]);
  files.set(font, read);
  return read;
}
