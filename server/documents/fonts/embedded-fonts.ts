import { deflateSync } from 'node:zlib';
import { dict, name, PdfDict, PdfStream, PdfString, type PdfRef, type PdfValue } from '../pdf/objects.ts';
import type { ObjectSink } from '../pdf/object-sink.ts';
import { needsShaping } from '../../../rules/shaped-text.ts';
import { loadFont, POSTSCRIPT_NAMES, type Face, type FontName } from './faces.ts';
import { requireGlyph } from './glyphs.ts';
import { shapeSegment, type ShapedSegment } from './shaping/shape-segment.ts';
import { mirrorCharacter, orderSegments, type OrderedSegment } from './shaping/visual-order.ts';
import { GlyphSubset } from './subset.ts';

export type TextRun = {
  resource: string;
  codes: string;
  width: number;
  /** The distance from the start of the line. Undefined if the run follows the previous one directly. */
  x?: number;
};

type Embedded = { resource: string; ref: PdfRef; subset: GlyphSubset };

const SYMBOLIC = 4;
const MAX_PER_BLOCK = 100;
const WIDE = /^[\p{Script=Hangul}\p{Script=Han}\u3000-\u303f\uff01-\uff60]$/u;

/** A document's fonts. Drawing text adds characters, and `finish` writes the fonts. */
export class EmbeddedFonts {
  readonly #sink: ObjectSink;
  readonly #fonts = new Map<FontName, Embedded>();
  readonly #fullWidth: boolean;

  /**
   * `fullWidth` makes Hangul and Hanja one em wide, as in word processors. Placing each character of our narrower fonts
   * separately would look like spaces to viewers.
   */
  constructor(sink: ObjectSink, { fullWidth = false } = {}) {
    this.#sink = sink;
    this.#fullWidth = fullWidth;
  }

  /** Converts a line to codes in the embedded fonts, in drawing order. */
  runs(text: string, face: Face, size: number): TextRun[] {
    const composed = text.normalize('NFC');
    if (!needsShaping(composed)) return this.#charactersOf(composed, face, size);
    const segments = orderSegments(composed);
    const runs = segments.map((segment) => this.#segmentOf(segment, face, size));
    if (!segments.some(({ isRightToLeft }) => isRightToLeft)) return runs.flat();
    return toReadingOrder(segments, runs);
  }

  resources(): PdfDict {
    return new PdfDict([...this.#fonts.values()].map(({ resource, ref }) => [resource, ref] as const));
  }

  /** Writes the fonts. Returns them, so that the drawn text can be checked. */
  finish(): { resource: string; subset: GlyphSubset; fontFile: Buffer; toUnicode: string }[] {
    return [...this.#fonts].map(([font, { resource, ref, subset }]) => {
      const fontFile = subset.fontFile();
      const toUnicode = toUnicodeMap(subset.characters);
      this.#sink.set(ref, this.#fontOf(font, subset, fontFile, toUnicode));
      return { resource, subset, fontFile, toUnicode };
    });
  }

  #charactersOf(text: string, face: Face, size: number): TextRun[] {
    const runs: TextRun[] = [];
    for (const character of text) {
      const { font, glyph, advance: own } = requireGlyph(face, character);
      const advance = this.#widen(character, own);
      const { resource, subset } = this.#font(font);
      const code = inHex(subset.use(glyph, character));
      const last = runs.at(-1);
      if (last?.resource === resource) {
        last.codes += code;
        last.width += advance * size;
      } else runs.push({ resource, codes: code, width: advance * size });
    }
    return runs;
  }

  #segmentOf({ text, script, isRightToLeft }: OrderedSegment, face: Face, size: number): TextRun[] {
    const shaped = script && shapeSegment(text, script, isRightToLeft ? 'RTL' : 'LTR');
    if (shaped) return this.#shapedOf(shaped, size);
    return isRightToLeft ? this.#mirroredOf(text, face, size) : this.#charactersOf(text, face, size);
  }

  #shapedOf({ font, clusters }: ShapedSegment, size: number): TextRun[] {
    const { resource, subset } = this.#font(font);
    return clusters.map(({ text, glyphs }) => {
      const code = subset.useShaped(text, glyphs);
      return { resource, codes: inHex(code), width: (subset.advance(code) / subset.font.unitsPerEm) * size };
    });
  }

  /** Draws unshaped characters from right to left, such as the brackets around an Arabic name. */
  #mirroredOf(text: string, face: Face, size: number): TextRun[] {
    return Array.from(text)
      .toReversed()
      .map((character) => {
        const { font, glyph, advance } = requireGlyph(face, mirrorCharacter(character));
        const { resource, subset } = this.#font(font);
        const shaped = { glyph, cluster: 0, advance: subset.font.advance(glyph), offsetX: 0, offsetY: 0 };
        return { resource, codes: inHex(subset.useShaped(character, [shaped])), width: advance * size };
      });
  }

  #widen(character: string, advance: number): number {
    return this.#fullWidth && WIDE.test(character) ? Math.max(1, advance) : advance;
  }

  #widthOf(subset: GlyphSubset, code: number): number {
    const advance = subset.advance(code) / subset.font.unitsPerEm;
    return Math.round(this.#widen(subset.characters.get(code) ?? '', advance) * 1000);
  }

  #font(font: FontName): Embedded {
    const known = this.#fonts.get(font);
    if (known) return known;
    const resource = `F${this.#fonts.size + 1}`;
    const made = { resource, ref: this.#sink.reserve(), subset: new GlyphSubset(loadFont(font)) };
    this.#fonts.set(font, made);
    return made;
  }

  #fontOf(font: FontName, subset: GlyphSubset, fontFile: Buffer, toUnicode: string): PdfDict {
    const { unitsPerEm, ascent, descent, capHeight, box } = subset.font;
    const perMille = (units: number) => Math.round((units * 1000) / unitsPerEm);
    const baseFont = name(`${tagOf(subset)}+${POSTSCRIPT_NAMES[font]}`);
    const descriptor = dict({
      Type: name('FontDescriptor'),
      FontName: baseFont,
      Flags: SYMBOLIC,
      FontBBox: box.map(perMille),
      ItalicAngle: 0,
      Ascent: perMille(ascent),
      Descent: perMille(descent),
      CapHeight: perMille(capHeight),
      StemV: 80,
      FontFile2: this.#sink.add(deflated(fontFile, { Length1: fontFile.length })),
    });
    const descendant = dict({
      Type: name('Font'),
      Subtype: name('CIDFontType2'),
      BaseFont: baseFont,
      CIDSystemInfo: dict({ Registry: ascii('Adobe'), Ordering: ascii('Identity'), Supplement: 0 }),
      FontDescriptor: this.#sink.add(descriptor),
      CIDToGIDMap: name('Identity'),
      DW: 1000,
      W: [0, subset.glyphs.map((_, code) => this.#widthOf(subset, code))],
    });
    return dict({
      Type: name('Font'),
      Subtype: name('Type0'),
      BaseFont: baseFont,
      Encoding: name('Identity-H'),
      DescendantFonts: [this.#sink.add(descendant)],
      ToUnicode: this.#sink.add(deflated(Buffer.from(toUnicode, 'latin1'))),
    });
  }
}

/**
 * Returns the runs in reading order. Viewers copy text in drawing order, so right-to-left text has to be drawn in
 * reading order, too.
 */
function toReadingOrder(segments: readonly OrderedSegment[], drawn: readonly TextRun[][]): TextRun[] {
  let x = 0;
  const placed = segments.map(({ start, isRightToLeft }, index) => {
    const runs = (drawn[index] ?? []).map((run) => {
      const here = { ...run, x };
      x += run.width;
      return here;
    });
    return { start, runs: isRightToLeft ? runs.toReversed() : runs };
  });
  return placed.toSorted((a, b) => a.start - b.start).flatMap(({ runs }) => runs);
}

const ascii = (text: string) => new PdfString(Buffer.from(text, 'latin1'));

function deflated(bytes: Buffer, entries: Record<string, PdfValue> = {}): PdfStream {
  return new PdfStream(dict({ Filter: name('FlateDecode'), ...entries }), deflateSync(bytes, { level: 1 }));
}

/** Returns the six-letter tag that distinguishes a font's subsets in a PDF. The same glyphs always get the same tag. */
function tagOf({ glyphs }: GlyphSubset): string {
  let hash = 17;
  const add = (number: number) => {
    hash = (hash * 31 + number) % 308_915_776;
  };
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') add(glyph);
    else for (const byte of glyph.description) add(byte);
  }
  return Array.from({ length: 6 }, (_, index) => String.fromCharCode(65 + (Math.floor(hash / 26 ** index) % 26))).join(
    '',
  );
}

const inHex = (unit: number) => unit.toString(16).padStart(4, '0');

function toUnicodeMap(characters: ReadonlyMap<number, string>): string {
  const lines = [...characters].map(([code, character]) => {
    const units = Array.from({ length: character.length }, (_, at) => inHex(character.charCodeAt(at)));
    return `<${inHex(code)}> <${units.join('')}>`;
  });
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += MAX_PER_BLOCK) {
    const block = lines.slice(at, at + MAX_PER_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
    '',
  ].join('\n');
}
