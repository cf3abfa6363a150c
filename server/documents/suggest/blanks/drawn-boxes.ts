import type { Rect } from '../../geometry.ts';
import type { Cell } from '../page/cells.ts';
import { bottom, middle, right, type SeenPage } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import type { Room } from './room.ts';

const MIN_WIDTH = 20;
const HEIGHT = { least: 8, most: 26 };
/** How far a label can be from its box, and a unit or the rest of a sentence. */
const MAX_BEFORE = 40;
const MAX_AFTER = 12;
/** Boxes closer than this are the cells of a table, or a number's digits. */
const BESIDE = 4;
const BORDER = 1;
/** A page with more of them is a drawing, which would take too long. */
const MAX_BOXES = 600;

/** Finds empty boxes in a line of text, as browsers print inputs. */
export function boxRooms(page: SeenPage, lines: readonly TextLine[], cells: readonly Cell[]): Room[] {
  // Borders can be drawn as one rectangle, or side by side like those of a cell.
  const boxes = [...page.boxes, ...cells];
  const sized = boxes.filter(
    ({ width, height }) => width >= MIN_WIDTH && height >= HEIGHT.least && height <= HEIGHT.most,
  );
  if (sized.length > MAX_BOXES) return [];
  const empty = sized.filter(
    (box) => !page.words.some((word) => isOver(word, box)) && !boxes.some((other) => isBeside(box, other)),
  );
  return empty.flatMap((box) => {
    const level = lines.filter((line) => Math.abs(middle(line) - middle(box)) < box.height / 2);
    const words = level.flatMap((line) => line.words).toSorted((a, b) => a.x - b.x);
    const before = words.filter((word) => right(word) <= box.x + BORDER);
    const after = words.filter((word) => word.x >= right(box) - BORDER);
    const [last, next] = [before.at(-1), after[0]];
    const isLabelled = last !== undefined && box.x - right(last) < MAX_BEFORE;
    if (!isLabelled && !(next && next.x - right(box) < MAX_AFTER)) return [];
    const rect = { x: box.x + BORDER, y: box.y, width: box.width - 2 * BORDER, height: box.height };
    return [{ rect, before, after, below: [], confidence: 0.9 }];
  });
}

const isOver = (word: Rect, box: Rect): boolean =>
  word.x < right(box) - BORDER && right(word) > box.x + BORDER && middle(word) > box.y && middle(word) < bottom(box);

const isBeside = (box: Rect, other: Rect): boolean =>
  Math.min(bottom(box), bottom(other)) - Math.max(box.y, other.y) > box.height / 2 &&
  (Math.abs(right(box) - other.x) < BESIDE || Math.abs(right(other) - box.x) < BESIDE);
