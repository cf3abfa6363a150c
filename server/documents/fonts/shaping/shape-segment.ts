import type { TextSegment } from '../../../../rules/shaped-text.ts';
import { loadFont, SCRIPT_FONTS, type FontName } from '../faces.ts';
import { createShaper, type Direction, type ShapeText, type ShapedGlyph } from './harfbuzz.ts';

export type Cluster = { text: string; glyphs: readonly ShapedGlyph[] };
export type ShapedSegment = {
  font: FontName;
  clusters: readonly Cluster[];
  /** As a fraction of the font size. */ advance: number;
};

type Script = NonNullable<TextSegment['script']>;

/** Finding line breaks and font sizes measures the same words many times, so results are cached. */
const MAX_KEPT = 2_000;
const kept = new Map<string, ShapedSegment | null>();
const shapers = new Map<FontName, ShapeText>();

/** Shapes a segment in one script. Returns null if the font lacks a character, which is then drawn separately. */
export function shapeSegment(
  text: string,
  script: Script,
  direction: Direction = script === 'Arab' ? 'RTL' : 'LTR',
): ShapedSegment | null {
  const key = `${direction} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const shaped = shape(text, script, direction);
  kept.set(key, shaped);
  return shaped;
}

function shape(text: string, script: Script, direction: Direction): ShapedSegment | null {
  const font = SCRIPT_FONTS[script];
  const { bytes, unitsPerEm } = loadFont(font);
  const shaper = shapers.get(font) ?? createShaper(bytes);
  shapers.set(font, shaper);
  const glyphs = shaper(text, { script, direction });
  if (glyphs.some(({ glyph }) => glyph === 0)) return null;
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) / unitsPerEm;
  return { font, clusters: toClusters(text, glyphs), advance };
}

function toClusters(text: string, glyphs: readonly ShapedGlyph[]): Cluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const endOf = (start: number) => starts[starts.indexOf(start) + 1] ?? text.length;
  const clusters: { start: number; text: string; glyphs: ShapedGlyph[] }[] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last?.start === glyph.cluster) last.glyphs.push(glyph);
    else
      clusters.push({
        start: glyph.cluster,
        text: text.slice(glyph.cluster, endOf(glyph.cluster)),
        glyphs: [glyph],
      });
  }
  return clusters;
}
