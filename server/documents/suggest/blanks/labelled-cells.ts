import type { Cell } from '../page/cells.ts';
import type { Found } from '../found.ts';
import { questionName } from '../names/label-text.ts';
import { isKnownLabel, meaningOf } from '../names/labels.ts';
import { bottom, right } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';

const MIN_WIDTH = 70;
const MIN_ROOM = 9;
const MAX_LABEL_LENGTH = 16;
const PADDING = 12;
/** With fewer known labels, the page isn't such a form. */
const FORM = 3;
const TALL = 40;

type Labelled = { line: TextLine; found: Found };

/** Finds cells with a small label in their upper left corner, as on government forms. */
export function findLabelledCells(cells: readonly Cell[], lines: readonly TextLine[]): Labelled[] {
  const labelled = cells.flatMap((cell) => {
    const own = lines.filter((line) => line.cell === cell);
    const [line] = own;
    return line && own.length === 1 && isCornerLabel(line, cell) ? [{ cell, line, text: joined(line.words) }] : [];
  });
  if (labelled.filter(({ text }) => isKnownLabel(text)).length < FORM) return [];
  return labelled.flatMap(({ cell, line, text }) => {
    const meaning = meaningOf(text);
    if (!meaning) return [];
    const room = bottom(cell) - bottom(line);
    const found: Found = {
      rect: { x: cell.x + 2, y: bottom(line), width: cell.width - 4, height: room - 1 },
      kind: meaning.kind === 'TEXT' && room > TALL ? 'MULTILINE' : meaning.kind,
      name: questionName(line.words),
      words: text,
      confidence: meaning.known ? 0.85 : 0.6,
      partyWord: null,
      isPartys: true,
    };
    return [{ line, found }];
  });
}

const isCornerLabel = (line: TextLine, cell: Cell) =>
  cell.width >= MIN_WIDTH &&
  line.x - cell.x < PADDING &&
  right(line) < right(cell) - PADDING &&
  line.y - cell.y < bottom(cell) - bottom(line) &&
  bottom(cell) - bottom(line) >= MIN_ROOM &&
  joined(line.words).length <= MAX_LABEL_LENGTH;
