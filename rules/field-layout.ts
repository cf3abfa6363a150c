import { areGapsOpen, splitDateIntoGaps, type DateGaps } from './date-gaps.ts';
import { formatPrintedText } from './field-text.ts';
import { layoutText, type TextAlign, type TextLayout, type MeasureText } from './text-layout.ts';

const PADDING = 2;
const USUAL_SIZE = 11;

type Size = { width: number; height: number };
export type FieldWithText = {
  kind: string;
  value: string;
  fontSize?: number | undefined;
  align?: TextAlign | undefined;
  format?: string | undefined;
  dateGaps?: DateGaps | undefined;
  inWords?: boolean | undefined;
  /** An address may wrap onto a second line instead of shrinking. */
  preset?: 'ADDRESS' | undefined;
};

/**
 * Lays out a field's text in a box of the given size, in points. The sealed file and the screens share this layout, so
 * that they look the same.
 */
export function layoutField(field: FieldWithText, { width, height }: Size, widthOf: MeasureText): TextLayout {
  const { dateGaps } = field;
  const numbers = dateGaps && areGapsOpen(dateGaps) ? splitDateIntoGaps(field.value, dateGaps) : null;
  if (numbers) return layoutNumbers(numbers, field.fontSize ?? USUAL_SIZE, { width, height }, widthOf);
  const padding = Math.min(PADDING, width / 10);
  const style = {
    size: field.fontSize ?? USUAL_SIZE,
    align: field.align ?? (field.kind === 'AMOUNT' || field.kind === 'NUMBER' ? 'RIGHT' : 'LEFT'),
    multiline: field.kind === 'MULTILINE' || field.preset === 'ADDRESS',
  } as const;
  const layout = layoutText(formatPrintedText(field), style, { width: width - 2 * padding, height }, widthOf);
  return { ...layout, lines: layout.lines.map((line) => ({ ...line, x: line.x + padding })) };
}

type Numbers = NonNullable<ReturnType<typeof splitDateIntoGaps>>;

/** Centres each part of the date in its gap, in the largest font size at which all of them fit. */
function layoutNumbers(numbers: Numbers, largest: number, { width, height }: Size, widthOf: MeasureText): TextLayout {
  const layoutAt = (size: number) =>
    numbers.map(({ text, start, end }) => {
      const box = { width: (end - start) * width, height };
      const layout = layoutText(text, { size, align: 'CENTER', multiline: false }, box, widthOf);
      return { ...layout, lines: layout.lines.map((line) => ({ ...line, x: line.x + start * width })) };
    });
  const size = Math.min(...layoutAt(largest).map((layout) => layout.size));
  const layouts = layoutAt(size);
  return { size, lines: layouts.flatMap(({ lines }) => lines), overflows: layouts.some(({ overflows }) => overflows) };
}

type Point = readonly [x: number, y: number];
export type Stroke = { width: number; points: readonly Point[] };

export function createTickStroke(kind: 'CHECKBOX' | 'RADIO', { width, height }: Size): Stroke {
  const side = Math.min(width, height) * 0.8;
  const [left, bottom] = [(width - side) / 2, (height - side) / 2];
  const at = (x: number, y: number): Point => [left + x * side, bottom + y * side];
  // A zero-length line with round caps is drawn as a dot.
  if (kind === 'RADIO') return { width: Math.min(width, height) * 0.5, points: [at(0.5, 0.5), at(0.5, 0.5)] };
  return { width: side * 0.13, points: [at(0.1, 0.5), at(0.38, 0.2), at(0.92, 0.84)] };
}

export const TYPED_SIGNATURE_SCALE = 0.94;
