import type { Rect } from '../../geometry.ts';
import type { Cell } from '../page/cells.ts';
import type { Found } from '../found.ts';
import { questionName } from '../names/label-text.ts';
import { isKnownLabel, isMark, isNeverAsked, meaningOf } from '../names/labels.ts';
import { bottom, right } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';

const MIN_WIDTH = 70;
const MIN_ROOM = 9;
/** The smallest width of a blank beside its label in a low cell. */
const MIN_BESIDE = 60;
const MAX_LABEL_LENGTH = 16;
const PADDING = 12;
/** With fewer known labels, the page isn't such a form. */
const FORM = 3;
const TALL = 40;
const SAME_ROW = 2;

type Labelled = { line: TextLine; found: Found };
type Corner = { cell: Cell; line: TextLine; text: string; rect: Rect };

/**
 * Finds cells with a small label in their upper left corner, as on government forms. The blank is below the label, or
 * beside it where a row has the height of its label.
 */
export function findLabelledCells(cells: readonly Cell[], lines: readonly TextLine[]): Labelled[] {
  const labelled = cells.flatMap((cell) => {
    const own = lines.filter((line) => line.cell === cell);
    const [line] = own;
    const rect = line && own.length === 1 ? blankIn(line, cell) : null;
    return line && rect ? [{ cell, line, rect, text: joined(line.words) }] : [];
  });
  if (labelled.filter(({ text }) => isKnownLabel(text) || isNeverAsked(text)).length < FORM) return [];
  return labelled.flatMap((corner) => {
    const { line, text, rect } = corner;
    const meaning = meaningOf(text);
    if (!meaning || (isBeside(corner) && !labelled.some((other) => isInRow(corner, other)))) return [];
    const found: Found = {
      rect,
      kind: meaning.kind === 'TEXT' && rect.height > TALL ? 'MULTILINE' : meaning.kind,
      name: questionName(line.words),
      words: text,
      confidence: meaning.known ? 0.85 : 0.6,
      partyWord: null,
      isPartys: true,
    };
    return [{ line, found }];
  });
}

/** Returns the blank below the label or beside it. */
function blankIn(line: TextLine, cell: Cell): Rect | null {
  const room = bottom(cell) - bottom(line);
  const isCorner =
    line.x - cell.x < PADDING &&
    right(line) < right(cell) - PADDING &&
    line.y - cell.y < room + SAME_ROW &&
    joined(line.words).length <= MAX_LABEL_LENGTH;
  if (!isCorner) return null;
  if (room >= MIN_ROOM)
    return cell.width < MIN_WIDTH ? null : { x: cell.x + 2, y: bottom(line), width: cell.width - 4, height: room - 1 };
  const width = right(cell) - right(line) - 6;
  return width < MIN_BESIDE || !isOneLabel(line)
    ? null
    : { x: right(line) + 4, y: cell.y + 1, width, height: cell.height - 2 };
}

/** Returns whether the line has no space for a blank of its own, as 성명 ________ (서명) has. */
const isOneLabel = ({ words }: TextLine): boolean =>
  words.every((word, index) => {
    const before = words[index - 1];
    return !isMark(word.text) && (!before || word.x - right(before) < word.height);
  });

const isBeside = ({ line, rect }: Corner): boolean => rect.x > right(line);

/** Returns whether the other cell of the row has a known label, so that this row consists of labels and not of text. */
const isInRow = ({ cell, text }: Corner, other: Corner): boolean =>
  isKnownLabel(text) || (Math.abs(other.cell.y - cell.y) < SAME_ROW && isKnownLabel(other.text));
