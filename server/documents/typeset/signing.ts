import { measureText } from '../fonts/glyphs.ts';
import { recordNamedBlank, getBlankWidth } from './blank-in-line.ts';
import { layOutParagraphStrips } from './clauses.ts';
import { PAGE_MARGIN, spreadLabel, CONTENT_WIDTH, type FormPage } from './form-page.ts';
import type { Form, FormBlock, SigningParty } from './form.types.ts';
import { PROSE_STYLE } from './prose.ts';
import { GREY_COLOUR } from './sheet.ts';
import type { Strip } from './strips.ts';
import { CELL_TEXT_STYLE, drawCell } from './table.ts';

const BETWEEN = 16;
const HEAD = 24;
const ROW = 28;
/** Room for a company seal of 18 mm. */
const MARK = { row: 56, width: 68, height: 52 };
const LABEL = 66;

/** Lays out the closing text, the date and the parties' tables (side by side) on one page. */
export function layOutSigningBlock(
  { text, date, to, parties }: Extract<FormBlock, { kind: 'SIGNING' }>,
  form: Form,
): Strip[] {
  const rows = Math.max(...parties.map((party) => party.rows.length));
  const height = HEAD + rows * ROW + MARK.row;
  const width = parties.length === 1 ? CONTENT_WIDTH * 0.56 : (CONTENT_WIDTH - BETWEEN) / 2;
  const tables: Strip = {
    height,
    above: 8,
    isTied: false,
    draw(page, top) {
      parties.forEach((party, index) => {
        const x = parties.length === 1 ? PAGE_MARGIN + CONTENT_WIDTH - width : PAGE_MARGIN + index * (width + BETWEEN);
        drawParty(page, party, { x, y: top, width, rows }, form);
      });
    },
  };
  const dateLeft = (CONTENT_WIDTH - getBlankWidth(form, date, PROSE_STYLE.size)) / 2;
  const closing = [
    ...layOutParagraphStrips(text, { left: 0, above: 16 }, form),
    ...layOutParagraphStrips(`{${date}}`, { left: dateLeft, above: 10 }, form),
  ].map((strip) => ({ ...strip, isTied: true }));
  const addressed = to === undefined ? [] : layOutParagraphStrips(to, { left: 0, above: 12 }, form);
  return [...closing, ...(to === undefined ? [tables] : [{ ...tables, isTied: true }]), ...addressed];
}

type Room = { x: number; y: number; width: number; rows: number };

function drawParty(page: FormPage, { name, rows, signer }: SigningParty, room: Room, form: Form): void {
  const { x, width } = room;
  let { y } = room;
  drawCell(page, x, y, width, HEAD, true);
  page.sheet.text(name, x + width / 2, y + 16, { face: 'SANS_BOLD', size: 10, align: 'CENTER' });
  y += HEAD;
  // Makes the rows of the shorter table taller, so that the marks of both line up.
  const extra = rows.length === 0 ? 0 : ((room.rows - rows.length) * ROW) / rows.length;
  for (const [label, id] of rows) {
    const height = ROW + extra;
    drawLabel(page, label, { x, y, height });
    drawCell(page, x + LABEL, y, width - LABEL, height);
    recordNamedBlank(page, form, id, { x: x + LABEL + 2, y: y + 2, width: width - LABEL - 4, height: height - 4 });
    y += height;
  }
  drawLabel(page, signer.label, { x, y, height: MARK.row });
  drawCell(page, x + LABEL, y, width - LABEL, MARK.row);
  const left = x + width - MARK.width - 2;
  page.sheet.text(signer.print, left + MARK.width / 2, y + MARK.row / 2 + 3, {
    face: CELL_TEXT_STYLE.face,
    size: measureText(signer.print, CELL_TEXT_STYLE.face, 9) > MARK.width ? 8 : 9,
    color: GREY_COLOUR,
    align: 'CENTER',
  });
  const middle = y + MARK.row / 2;
  recordNamedBlank(page, form, signer.name, {
    x: x + LABEL + 2,
    y: middle - 13,
    width: left - x - LABEL - 4,
    height: 26,
  });
  recordNamedBlank(page, form, signer.mark, { x: left, y: y + 2, width: MARK.width, height: MARK.height });
}

function drawLabel(page: FormPage, label: string, { x, y, height }: { x: number; y: number; height: number }): void {
  drawCell(page, x, y, LABEL, height, true);
  page.sheet.text(spreadLabel(label), x + LABEL / 2, y + height / 2 + 3.3, {
    face: 'SANS_BOLD',
    size: 9,
    align: 'CENTER',
  });
}
