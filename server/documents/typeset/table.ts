import { isTick } from '../../../rules/field-kinds.ts';
import { recordNamedBlank, requireBlank } from './blank-in-line.ts';
import { layOutHeading } from './clauses.ts';
import type { Rect } from '../geometry.ts';
import { PAGE_MARGIN, CONTENT_WIDTH, type FormPage } from './form-page.ts';
import type { Form, TableBlock, TableCell } from './form.types.ts';
import { breakProse, drawProse, type ProseStyle } from './prose.ts';
import type { Strip } from './strips.ts';

export const CELL_TEXT_STYLE: ProseStyle = {
  face: 'SANS',
  boldFace: 'SANS_BOLD',
  size: 9.5,
  keySize: 9.5,
  leading: 14.5,
};
const LABEL_FILL = '0.955 0.95 0.94';
const EDGE = '0.55 0.55 0.55';
const PADDING = 6;
const ROW_HEIGHT = 26;
/** An address in a wider cell fits on one line. */
const ONE_LINE_WIDTH = 280;
const ONE_LINE_HEIGHT = 12;
const LINE_OF_FIELD = 13.5;
/** The space between a field and the edges of its cell. */
const INSET = 2;

export function drawCell(page: FormPage, x: number, y: number, width: number, height: number, isLabel = false): void {
  page.sheet.box(x, y, width, height, { radius: 0, stroke: EDGE, ...(isLabel && { fill: LABEL_FILL }) });
}

export function layOutTable(block: TableBlock, form: Form): Strip[] {
  const { heading, head, rows, columns, size = CELL_TEXT_STYLE.size, keySize = size, rowHeight = ROW_HEIGHT } = block;
  const look = { ...CELL_TEXT_STYLE, size, keySize, leading: Math.max(CELL_TEXT_STYLE.leading, keySize * 1.5) };
  const total = columns.reduce((sum, part) => sum + part, 0);
  const widths = columns.map((part) => (part / total) * CONTENT_WIDTH);
  const row = (cells: readonly TableCell[]) => rowStrip(cells, widths, look, rowHeight, form);
  const repeated = head && { ...row(head.map((label) => ({ label }))), isTied: true };
  const body = rows.map((cells): Strip => ({ ...row(cells), ...(repeated && { repeated }) }));
  const strips = [
    ...(heading === undefined ? [] : layOutHeading(heading, form)),
    ...(repeated ? [repeated] : []),
    ...body,
  ];
  const firstRow = heading === undefined ? 0 : 1;
  return strips.map((strip, index) => ({
    ...strip,
    isTied: index < strips.length - 1,
    above: index === firstRow ? (heading === undefined ? 8 : 4) : strip.above,
    ...(index === 0 && { isStart: true }),
  }));
}

function rowStrip(
  cells: readonly TableCell[],
  widths: readonly number[],
  look: ProseStyle,
  rowHeight: number,
  form: Form,
): Strip {
  let column = 0;
  let left = PAGE_MARGIN;
  const parts = cells.map((cell) => {
    const count = typeof cell === 'string' ? 1 : (cell.columns ?? 1);
    const width = widths.slice(column, column + count).reduce((sum, one) => sum + one, 0);
    const x = left;
    column += count;
    left += width;
    const isLabel = typeof cell !== 'string' && 'label' in cell;
    const text = typeof cell === 'string' ? cell : 'label' in cell ? cell.label : cell.text;
    const alone = aloneIn(text, form);
    const own = isLabel ? { ...look, face: look.boldFace } : look;
    const lines = alone === null ? breakProse(text, width - 2 * PADDING, own, form) : [];
    return {
      x,
      width,
      isLabel,
      look: own,
      alone,
      lines,
      height: Math.max(heightOf(lines.length, look), heightOfAlone(alone, form)),
    };
  });
  if (column !== widths.length) throw new RangeError(`a row of ${form.code} has ${column} of ${widths.length} columns`);
  const height = Math.max(rowHeight, ...parts.map((part) => part.height));
  return {
    height,
    above: 0,
    isTied: false,
    draw(page, top) {
      for (const { x, width, isLabel, look: own, alone, lines } of parts) {
        drawCell(page, x, top, width, height, isLabel);
        if (alone !== null) recordNamedBlank(page, form, alone, rectInCell(alone, { x, y: top, width, height }, form));
        const first = top + (height - lines.length * look.leading) / 2 + look.leading * 0.72;
        lines.forEach((line, index) => {
          const indent = isLabel ? (width - line.width) / 2 : PADDING;
          drawProse(page, line, x + indent, first + index * look.leading, own, form);
        });
      }
    },
  };
}

/**
 * Returns a field's rectangle in a cell. Multiline text starts at the top, so it needs more space there. An address on
 * a single line is centred.
 */
function rectInCell(id: string, { x, y, width, height }: Rect, form: Form): Rect {
  const { kind, rules } = requireBlank(form, id);
  const isOneLine = rules?.preset === 'ADDRESS' && width > ONE_LINE_WIDTH;
  const above = isOneLine ? (height - ONE_LINE_HEIGHT) / 2 : kind === 'MULTILINE' ? PADDING : INSET;
  return { x: x + INSET, y: y + above, width: width - 2 * INSET, height: height - 2 * above };
}

/** Returns the id of the blank that is the cell's only content, or null for checkboxes and dates, drawn inline. */
function aloneIn(text: string, form: Form): string | null {
  const id = /^\{(\w+)\}$/.exec(text)?.[1];
  if (id === undefined) return null;
  const blank = requireBlank(form, id);
  return isTick(blank) || blank.kind === 'DATE' || blank.kind === 'SIGNED_DATE' ? null : id;
}

const heightOf = (lines: number, look: ProseStyle) => lines * look.leading + 8;

function heightOfAlone(id: string | null, form: Form): number {
  const lines = id === null ? undefined : requireBlank(form, id).lines;
  return lines === undefined ? 0 : lines * LINE_OF_FIELD + 2 * PADDING;
}
