import { apply, type Matrix } from '../../pages/matrix.ts';
import type { ClickHereField, FieldsByColour } from './click-here-fields.ts';
import type { SvgElement } from './svg-reader.ts';

/** The position of a field on a page, in points from the upper left corner. */
export type FieldPlace = { field: ClickHereField; x: number; y: number; width: number; height: number };

type Glyph = { text: string; x: number; y: number; width: number; size: number };
type Corners = { left: number; top: number; right: number; bottom: number };
type Open = { field: ClickHereField; lines: Corners[] };

/** The extent above and below the baseline, as fractions of the font size. */
const [ASCENT, DESCENT] = [0.86, 0.2];
/** The maximum vertical distance between characters on one line, as a fraction of their height. */
const SAME_LINE = 0.5;

/** Locates fields by their characters, which rhwp draws in a different colour for each field. */
export class FieldPlaces {
  readonly #byColour: FieldsByColour;
  readonly #open = new Map<string, Open>();

  constructor(byColour: FieldsByColour) {
    this.#byColour = byColour;
  }

  /** Records the character and returns true if it belongs to a field, in which case it must not be drawn. */
  take({ attributes }: SvgElement, { text, x, y, width, size }: Glyph, matrix: Matrix): boolean {
    if (this.#byColour.size === 0) return false;
    const colour = attributes.get('fill') ?? '';
    const field = this.#byColour.get(colour);
    if (!field || !field.shown.normalize('NFC').includes(text)) return false;
    const corners = [
      apply(matrix, [x, y - size * ASCENT]),
      apply(matrix, [x + width, y - size * ASCENT]),
      apply(matrix, [x, y + size * DESCENT]),
      apply(matrix, [x + width, y + size * DESCENT]),
    ];
    const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
    const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    const open = this.#open.get(colour);
    if (!open) this.#open.set(colour, { field, lines: [box] });
    else {
      const line = open.lines.find((other) => isSameLine(other, box));
      if (line) Object.assign(line, around(line, box));
      else open.lines.push(box);
    }
    return true;
  }

  /** Returns the first line of each field, in drawing order. */
  places(scale: number): FieldPlace[] {
    return [...this.#open.values()].flatMap(({ field, lines }) => {
      const [line] = lines;
      if (!line) return [];
      const { left, top, right, bottom } = line;
      const [x = 0, y = 0, width = 0, height = 0] = [left, top, right - left, bottom - top].map(
        (side) => Math.round(side * scale * 100) / 100,
      );
      return [{ field, x, y, width, height }];
    });
  }
}

function isSameLine(one: Corners, other: Corners) {
  const apart = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return apart < (one.bottom - one.top) * SAME_LINE;
}

const around = (one: Corners, other: Corners): Corners => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
