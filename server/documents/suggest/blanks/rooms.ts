import type { Rect } from '../../geometry.ts';
import { bracketRooms } from './brackets.ts';
import { boxRooms } from './drawn-boxes.ts';
import { cellAround, cellText, labelIn, type Cell } from '../page/cells.ts';
import type { Found } from '../found.ts';
import { gaps } from './gaps.ts';
import { labelRooms } from './label-rooms.ts';
import { isBlank, isNeverAsked } from '../names/labels.ts';
import { nameRoom } from './name-room.ts';
import { around, type Room } from './room.ts';
import { bottom, middle, right, type SeenPage, type SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { underlines } from './underlines.ts';

/** In word heights. */
const FAR = 3;

/** Finds each line's blanks: underscores, underlines, boxes, brackets, and gaps in sentences or after labels. */
export function findRooms(
  page: SeenPage,
  lines: readonly TextLine[],
  cells: readonly Cell[],
  labels: ReadonlySet<SeenWord>,
): Found[] {
  const drawn = [
    ...lines.flatMap((line) => [...underscores(line), ...bracketRooms(line)]),
    ...boxRooms(page, lines, cells),
    ...underlines(page, lines, cells),
  ];
  const heads = new Set(
    cells.flatMap((cell) => {
      if (cell.words.length === 0) return [];
      // The cell to the left labels a cell that is only a blank, such as a date.
      return [cell.above, labelIn(cell) === null || isAmount(cell) ? cell.left : null].filter((head) => head !== null);
    }),
  );
  const taken = new Set([
    ...labels,
    ...drawn.flatMap(({ rect, before }) => before.filter(({ y }) => y > middle(rect))),
  ]);
  // In a label such as 반 이름, 반 isn't a unit.
  const named = ({ before, after: [unit] }: Room) =>
    before.some((word) => taken.has(word)) || (unit !== undefined && labels.has(unit));
  const open = lines.flatMap((line) => [...labelRooms(line, heads), ...gaps(line)]).filter((room) => !named(room));
  const rooms = open.reduce<Room[]>(
    (known, room) => (known.some(({ rect }) => crosses(rect, room.rect)) ? known : [...known, room]),
    drawn,
  );
  return rooms
    .filter(
      ({ rect, before }) =>
        before.some(({ text }) => /[가-힣a-z]/i.test(text)) || !isNeverAskedIn(cellAround(rect, cells)),
    )
    .map((room) => nearestToItsUnit(room, rooms))
    .flatMap(nameRoom);
}

/** Returns whether the cell starts with a blank for an amount, as in |금            지급일(     )|, unlike |금  액|. */
function isAmount({ words }: Cell): boolean {
  const [first, second] = words.toSorted((one, other) => one.x - other.x);
  return first !== undefined && /^일?금$/.test(first.text) && second !== undefined && isFar(first, second);
}

const isFar = (word: SeenWord, next: SeenWord) => next.x - right(word) > FAR * word.height;

/** Returns whether the label to the left of a cell must not be asked for, as of |주민등록번호 | ______ - ______ |. */
const isNeverAskedIn = (cell: Cell | null): boolean => cell?.left != null && isNeverAsked(cellText(cell.left));

/** Removes the unit from all but the last blank before it. */
function nearestToItsUnit(room: Room, rooms: readonly Room[]): Room {
  const [unit] = room.after;
  const isNearer = rooms.some(({ rect, after }) => unit !== undefined && after[0] === unit && rect.x > room.rect.x + 1);
  return isNearer ? { ...room, after: [], below: [] } : room;
}

const crosses = (a: Rect, b: Rect) =>
  Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 8 &&
  Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) > Math.min(a.height, b.height) / 2;

function underscores(line: TextLine): Room[] {
  return line.words.flatMap((word, index) =>
    isBlank(word.text) ? [{ rect: word, ...around(line, index, index + 1), confidence: 0.9 }] : [],
  );
}
