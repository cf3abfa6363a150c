import { printedText } from './field-text.ts';
import { layoutText, type Align, type Layout, type WidthOf } from './text-layout.ts';

/** Between a text and the edges of its field, in points. */
const PADDING = 2;
const USUAL_SIZE = 11;

type Size = { width: number; height: number };
/** A field with what stands in it as text. */
export type WrittenField = {
  kind: string;
  value: string;
  fontSize?: number | undefined;
  align?: Align | undefined;
  format?: string | undefined;
  inWords?: boolean | undefined;
  /** An address is as long as it is: it goes on in a further line. */
  preset?: 'ADDRESS' | undefined;
};

/**
 * How a field's text stands in a box of this size, in points, as whoever looks at the page sees it: what the sealed file is drawn
 * by, and every page on a screen.
 */
export function layoutField(field: WrittenField, { width, height }: Size, widthOf: WidthOf): Layout {
  const padding = Math.min(PADDING, width / 10);
  const style = {
    size: field.fontSize ?? USUAL_SIZE,
    align: field.align ?? (field.kind === 'AMOUNT' || field.kind === 'NUMBER' ? 'RIGHT' : 'LEFT'),
    multiline: field.kind === 'MULTILINE' || field.preset === 'ADDRESS',
  } as const;
  const layout = layoutText(printedText(field), style, { width: width - 2 * padding, height }, widthOf);
  return { ...layout, lines: layout.lines.map((line) => ({ ...line, x: line.x + padding })) };
}

type Point = readonly [x: number, y: number];
/** A line with round ends; y counts upwards from the bottom of the box. */
export type Stroke = { width: number; points: readonly Point[] };

/** What stands in a ticked box, or in a chosen one of several. */
export function tickStroke(kind: 'CHECKBOX' | 'RADIO', { width, height }: Size): Stroke {
  const side = Math.min(width, height) * 0.8;
  const [left, bottom] = [(width - side) / 2, (height - side) / 2];
  const at = (x: number, y: number): Point => [left + x * side, bottom + y * side];
  // A line without length is the dot of its round ends.
  if (kind === 'RADIO') return { width: Math.min(width, height) * 0.5, points: [at(0.5, 0.5), at(0.5, 0.5)] };
  return { width: side * 0.13, points: [at(0.1, 0.5), at(0.38, 0.2), at(0.92, 0.84)] };
}

/** A typed signature leaves a little room around it. */
export const TYPED_SHARE = 0.94;
