import { applyMatrix, type Matrix } from '../../pages/matrix.ts';
import type { FieldsByColour, HangulField } from './click-here-fields.ts';
import { readNumberAttribute, type SvgElement } from './svg-reader.ts';

export type FieldPlace = {
  field: HangulField;
  x: number;
  y: number;
  width: number;
  height: number;
  /** True if the field is alone in a table cell, and therefore fills it. */
  isCell: boolean;
};

type Glyph = { text: string; x: number; y: number; width: number; size: number };
type Corners = { left: number; top: number; right: number; bottom: number };
type Cell = { corners: Corners; fields: Set<HangulField>; hasContent: boolean };
type Open = { field: HangulField; lines: Corners[]; cell: Cell | null };

/** How far text extends above and below the baseline, as fractions of the font size. */
const [ASCENT, DESCENT] = [0.86, 0.2];
/** How far apart vertically characters of a line can be, as a fraction of their height. */
const SAME_LINE = 0.5;
/** The space between a field and the border of its cell, in points. */
const CELL_MARGIN = { x: 2, y: 1 };

export class FieldPlaces {
  readonly #byColour: FieldsByColour;
  readonly #open = new Map<string, Open>();
  readonly #cells: Cell[] = [];

  constructor(byColour: FieldsByColour) {
    this.#byColour = byColour;
  }

  /** Starts a table cell, which is clipped to `shape`. */
  openCell(shape: SvgElement, matrix: Matrix) {
    this.noteContent();
    const [x, y] = [readNumberAttribute(shape, 'x'), readNumberAttribute(shape, 'y')];
    const corners = cornersOf(
      x,
      y,
      x + readNumberAttribute(shape, 'width'),
      y + readNumberAttribute(shape, 'height'),
      matrix,
    );
    this.#cells.push({ corners, fields: new Set(), hasContent: false });
  }

  closeCell() {
    this.#cells.pop();
  }

  /** Records that the current cell has other content, so no field fills it. */
  noteContent() {
    const cell = this.#cells.at(-1);
    if (cell) cell.hasContent = true;
  }

  /** Records a field's character, and returns true because it must not be drawn. Returns false for other characters. */
  take({ attributes }: SvgElement, { text, x, y, width, size }: Glyph, matrix: Matrix): boolean {
    if (this.#byColour.size === 0) return false;
    const colour = attributes.get('fill') ?? '';
    const field = this.#byColour.get(colour);
    if (!field || !field.shown.normalize('NFC').includes(text)) return false;
    const box = cornersOf(x, y - size * ASCENT, x + width, y + size * DESCENT, matrix);
    const cell = this.#cells.at(-1) ?? null;
    cell?.fields.add(field);
    const open = this.#open.get(colour);
    if (!open) this.#open.set(colour, { field, lines: [box], cell });
    else {
      if (open.cell !== cell) open.cell = null;
      const line = open.lines.find((other) => isSameLine(other, box));
      if (line) Object.assign(line, around(line, box));
      else open.lines.push(box);
    }
    return true;
  }

  /** Returns each field's place in drawing order: the cell if the field is alone there, otherwise its first line. */
  places(scale: number): FieldPlace[] {
    return [...this.#open.values()].flatMap(({ field, lines, cell }) => {
      const [line] = lines;
      if (!line) return [];
      if (cell && isAlone(cell)) return [placeOf(field, withoutMargin(cell.corners, scale), scale, true)];
      return field.isNamedCell ? [] : [placeOf(field, line, scale, false)];
    });
  }
}

const isAlone = ({ fields, hasContent }: Cell) => fields.size === 1 && !hasContent;

function placeOf(field: HangulField, { left, top, right, bottom }: Corners, scale: number, isCell: boolean) {
  const [x = 0, y = 0, width = 0, height = 0] = [left, top, right - left, bottom - top].map(
    (side) => Math.round(side * scale * 100) / 100,
  );
  return { field, x, y, width, height, isCell };
}

/** Returns a cell without its margin, which is smaller in a very small cell. */
function withoutMargin({ left, top, right, bottom }: Corners, scale: number): Corners {
  const x = Math.min(CELL_MARGIN.x / scale, (right - left) / 8);
  const y = Math.min(CELL_MARGIN.y / scale, (bottom - top) / 8);
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

function cornersOf(left: number, top: number, right: number, bottom: number, matrix: Matrix): Corners {
  const corners = [
    applyMatrix(matrix, [left, top]),
    applyMatrix(matrix, [right, top]),
    applyMatrix(matrix, [left, bottom]),
    applyMatrix(matrix, [right, bottom]),
  ];
  const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
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
