import { describe, expect, it } from 'vitest';
import { checkDrawnText, DrawnTextMismatchError } from '../../../server/documents/compose/read-back.ts';
import { EmbeddedFonts } from '../../../server/documents/fonts/embedded-fonts.ts';
import {
  loadFont,
  findMissingCharacters,
  POSTSCRIPT_NAMES,
  type Face,
  type FontName,
} from '../../../server/documents/fonts/faces.ts';
import { breakLines, layoutText } from '../../../server/documents/fonts/layout.ts';
import { UnprintableCharacterError, measureText } from '../../../server/documents/fonts/glyphs.ts';
import { findBounds, readOutline } from '../../../server/documents/fonts/outline.ts';
import { TrueType } from '../../../server/documents/fonts/true-type.ts';
import { NewPdf } from '../../../server/documents/pdf/new-pdf.ts';

const FACES: Face[] = ['SANS', 'SANS_BOLD', 'SERIF', 'PEN', 'BRUSH', 'BATANG', 'MYEONGJO'];
const TEXT = '홍길동 뷁 힣 漢字 龜 (주)한빛물산 ㈜ ₩1,200,000 ㉠ ☑ □ → “따옴표” a\u00a0b é';

const FONTS = Object.keys(POSTSCRIPT_NAMES).filter((name): name is FontName => name in POSTSCRIPT_NAMES);

it.each(FONTS)('%s is the font that its file is named after', (name) => {
  const font = loadFont(name);
  const { offset, length } = font.table('name');
  // Without its null bytes, UTF-16 can be read as ASCII.
  const names = font.bytes.toString('latin1', offset, offset + length).replaceAll('\0', '');
  // The two Nanum fonts have shorter names in the file than on Google Fonts.
  expect(names).toContain(POSTSCRIPT_NAMES[name].replace('Script-Regular', ''));
});

describe('characters', () => {
  it.each(FACES.filter((face) => face !== 'BATANG' && face !== 'MYEONGJO'))(
    'of contracts are all printed in %s',
    (face) => {
      expect(findMissingCharacters(TEXT, face)).toEqual([]);
    },
  );

  it('that no font has are named, each once, before anything is drawn', () => {
    expect(findMissingCharacters('안녕 😀 하세요 😀\u{1F9FE}', 'SANS')).toEqual(['😀', '\u{1F9FE}']);
    expect(() => measureText('😀', 'SANS', 10)).toThrow(UnprintableCharacterError);
  });

  it('that were taken apart are put together first', () => {
    const apart = '한글'.normalize('NFD');
    expect(apart).not.toBe('한글');
    expect(findMissingCharacters(apart, 'SANS')).toEqual([]);
    const fonts = new EmbeddedFonts(new NewPdf());
    expect(fonts.runs(apart, 'SANS', 10)).toEqual(fonts.runs('한글', 'SANS', 10));
  });
});

const draw = (text: string, face: Face) => {
  const fonts = new EmbeddedFonts(new NewPdf());
  return { drawn: [{ text, runs: fonts.runs(text, face, 11) }], written: fonts.finish() };
};

describe('a subset', () => {
  it.each(FACES)('of %s yields what was drawn, character by character', (face) => {
    const { drawn, written } = draw(face === 'BATANG' || face === 'MYEONGJO' ? '홍길동 대표이사 漢字' : TEXT, face);
    expect(() => checkDrawnText(drawn, written)).not.toThrow();
  });

  it('holds the shapes of the whole font and little else', () => {
    const { written } = draw('홍길동', 'SANS');
    const [font] = written;
    expect(written).toHaveLength(1);
    const subset = new TrueType(font?.fontFile ?? Buffer.alloc(0));
    const whole = loadFont('PRETENDARD');
    const glyph = whole.glyph('홍'.codePointAt(0) ?? 0);
    expect(readOutline(subset, 1)).toEqual(readOutline(whole, glyph));
    expect(subset.advance(1)).toBe(whole.advance(glyph));
    expect(font?.fontFile.length).toBeLessThan(8_000);
  });

  it('that would show or yield a different character is noticed', () => {
    const { drawn, written } = draw('계약금 삼백만원', 'SANS');
    const [font] = written;
    if (!font) throw new Error('nothing was written');
    const otherMeaning = { ...font, toUnicode: font.toUnicode.replace(/<0005> <[\da-f]{4}>/, '<0005> <c624>') };
    expect(() => checkDrawnText(drawn, [otherMeaning])).toThrow(DrawnTextMismatchError);
    const shape = Buffer.from(font.fontFile);
    const glyf = new TrueType(shape).table('glyf');
    shape[glyf.offset + Math.floor(glyf.length / 2)] = (shape[glyf.offset + Math.floor(glyf.length / 2)] ?? 0) ^ 0xff;
    expect(() => checkDrawnText(drawn, [{ ...font, fontFile: shape }])).toThrow(DrawnTextMismatchError);
    expect(() => checkDrawnText([{ text: '계약금 삼천만원', runs: drawn[0]?.runs ?? [] }], written)).toThrow(
      DrawnTextMismatchError,
    );
  });

  it('draws composite glyphs as the whole font does', () => {
    const { written } = draw('é', 'SANS');
    const subset = new TrueType(written[0]?.fontFile ?? Buffer.alloc(0));
    const whole = loadFont('PRETENDARD');
    expect(findBounds(readOutline(subset, 1))).toEqual(findBounds(readOutline(whole, whole.glyph(0xe9))));
  });
});

const style = { face: 'SANS', size: 12, align: 'LEFT', multiline: false } as const;
const leftOf = (align: 'LEFT' | 'CENTER' | 'RIGHT') =>
  layoutText('금', { ...style, align }, { width: 100, height: 16 }).lines[0]?.x;

describe('a text in its box', () => {
  it('keeps its size where it fits, and takes the next smaller size where not', () => {
    expect(layoutText('홍길동', style, { width: 100, height: 16 })).toMatchObject({ size: 12, overflows: false });
    const shrunk = layoutText('서울특별시 강남구 테헤란로 123', style, { width: 100, height: 16 });
    expect(shrunk.overflows).toBe(false);
    expect(shrunk.size).toBeLessThan(12);
    expect(measureText('서울특별시 강남구 테헤란로 123', 'SANS', shrunk.size)).toBeLessThanOrEqual(100.01);
    expect(measureText('서울특별시 강남구 테헤란로 123', 'SANS', shrunk.size + 1)).toBeGreaterThan(100);
  });

  it('says when not even the smallest size holds it', () => {
    expect(layoutText('가'.repeat(200), style, { width: 50, height: 10 })).toMatchObject({ size: 4, overflows: true });
  });

  it('steps down the sizes of the editor, also the large ones', () => {
    expect(layoutText('도장', { ...style, size: 60 }, { width: 70, height: 80 }).size).toBe(36);
  });

  it('breaks between words, within what is too wide, and never before a closing mark', () => {
    expect(breakLines('갑과 을은 서로', 'SANS', 10, measureText('갑과 을은', 'SANS', 10) + 1)).toEqual([
      '갑과 을은',
      '서로',
    ]);
    expect(breakLines('아버지가방에', 'SANS', 10, measureText('아버지', 'SANS', 10) + 1)).toEqual(['아버지', '가방에']);
    expect(breakLines('아버지가, 네', 'SANS', 10, measureText('아버지가', 'SANS', 10) + 0.5)[0]).toBe('아버지');
    expect(breakLines('하나\n\n둘', 'SANS', 10, 100)).toEqual(['하나', '', '둘']);
  });

  it('stands left, right or in the middle', () => {
    const width = measureText('금', 'SANS', 12);
    expect([leftOf('LEFT'), leftOf('CENTER'), leftOf('RIGHT')]).toEqual([0, (100 - width) / 2, 100 - width]);
  });
});
