import type { Face } from '../../fonts/faces.ts';
import { concatMatrices, IDENTITY_MATRIX, type Matrix } from '../../pages/matrix.ts';
import { readNumberAttribute, parseNumbers, type SvgElement } from './svg-reader.ts';

/** Red, green, blue from 0 to 1. */
export type Colour = readonly [number, number, number];

const NAMES: Record<string, Colour> = { black: [0, 0, 0], white: [1, 1, 1], red: [1, 0, 0], gray: [0.5, 0.5, 0.5] };

/** Reads a colour, or null for invisible paint. Gradients and patterns become the mean of their colours. */
export function readColour(value: string | undefined, paints: ReadonlyMap<string, SvgElement>): Colour | null {
  if (value === undefined || value === 'none' || value === 'transparent') return null;
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (hex) return toColour([hex[1], hex[2], hex[3]].map((part) => Number.parseInt(part ?? '', 16)));
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short) return toColour([short[1], short[2], short[3]].map((part) => Number.parseInt(part ?? '', 16) * 17));
  if (value.startsWith('rgb')) return toColour(parseNumbers(value));
  const reference = /^url\(#(.+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return middleOf(paints.get(reference));
  return NAMES[value] ?? [0, 0, 0];
}

const toColour = ([red = 0, green = 0, blue = 0]: number[]): Colour => [red / 255, green / 255, blue / 255];

function middleOf(paint: SvgElement | undefined): Colour | null {
  const none: ReadonlyMap<string, SvgElement> = new Map();
  const colours = (paint?.children ?? []).flatMap(({ attributes }) => {
    const colour = readColour(attributes.get('stop-color') ?? attributes.get('fill') ?? attributes.get('stroke'), none);
    return colour ? [colour] : [];
  });
  if (colours.length === 0) return null;
  const mean = (index: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[index], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}

export function getOpacity(element: SvgElement, of: 'fill' | 'stroke'): number {
  return Math.min(
    1,
    Math.max(0, readNumberAttribute(element, 'opacity', 1) * readNumberAttribute(element, `${of}-opacity`, 1)),
  );
}

const faces = new Map<string, 'SERIF' | 'SANS'>();

/** Chooses a face by the generic family at the end of the font list. */
export function readFontFace({ attributes }: SvgElement): Face {
  const families = attributes.get('font-family') ?? '';
  const known =
    faces.get(families) ?? (/sans-serif\s*$|monospace\s*$/.test(families) || families === '' ? 'SANS' : 'SERIF');
  if (faces.size < 1_000) faces.set(families, known);
  const weight = attributes.get('font-weight') ?? '400';
  const bold = weight === 'bold' || Number(weight) >= 600;
  if (known === 'SANS') return bold ? 'SANS_BOLD' : 'SANS';
  return bold ? 'BATANG' : 'SERIF';
}

export function readTransform(value: string | undefined): Matrix {
  let matrix = IDENTITY_MATRIX;
  for (const [, kind, list = ''] of (value ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    matrix = concatMatrices(transformOf(kind ?? '', parseNumbers(list)), matrix);
  }
  return matrix;
}

function transformOf(kind: string, [a = 0, b, c, d = 0, e = 0, f = 0]: number[]): Matrix {
  if (kind === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (kind === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (kind === 'matrix') return [a, b ?? 0, c ?? 0, d, e, f];
  if (kind !== 'rotate') return IDENTITY_MATRIX;
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
