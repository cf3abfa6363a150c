import { tableCells, type Cell } from './cells.ts';
import type { Found } from './found.ts';
import { cleaned, meaningInSentence, meaningOf } from './labels.ts';
import { partyNamed } from './parties.ts';
import { right, type SeenPage, type SeenWord } from './seen.ts';
import { joined } from './text-lines.ts';

const LEAST_WIDTH = 30;
const MOST_HEIGHT = 260;
const FARTHEST = 8;
const MARK = /\((?:인|서명|서명또는인|서명또는날인|날인|직인)\)$/;
const UNIT = /^(?:원정?|명|일|년|개월|시간|%)$/;
const TALL = 40;

/** Empty cells, and what is left of those that hold only a unit or a place for a mark. */
export function findCellRooms(page: SeenPage): { found: Found[]; cells: Cell[] } {
  const cells = tableCells(page);
  const found = cells.flatMap((cell) => {
    if (cell.width < LEAST_WIDTH || cell.height > MOST_HEIGHT) return [];
    const text = joined(cell.words);
    const isOpen = text === '' || UNIT.test(text) || MARK.test(text.replaceAll(' ', ''));
    if (!isOpen || (text !== '' && !standsRight(cell))) return [];
    const label = labelOf(cell);
    if (!label) return [];
    const meaning = meaningOf(label);
    if (!meaning) return [];
    const end = cell.words.length > 0 ? Math.min(...cell.words.map(({ x }) => x)) - 6 : right(cell);
    if (end - cell.x < LEAST_WIDTH) return [];
    const unit = UNIT.test(text) ? meaningInSentence('', text).kind : null;
    const kind = unit ?? (meaning.kind === 'TEXT' && cell.height > TALL ? 'MULTILINE' : meaning.kind);
    const rect = { x: cell.x + 2, y: cell.y + 1, width: end - cell.x - 4, height: cell.height - 2 };
    return [
      {
        rect,
        kind,
        name: cleaned(label),
        words: label,
        confidence: meaning.known ? 0.92 : 0.65,
        partyWord: partyWordOf(cell),
        isPartys: true,
      },
    ];
  });
  return { found, cells };
}

const standsRight = (cell: Cell) => cell.words.every(({ x }) => x > cell.x + cell.width / 2);

/** What the cell is called by the one before it, else by the head of its column. */
function labelOf(cell: Cell): string | null {
  const left = wordsOf(cell.left);
  if (left && left.length <= 20) return left;
  let above = cell.above;
  for (let step = 0; above && step < FARTHEST; step += 1) {
    const head = wordsOf(above);
    if (head) return head.length <= 20 ? head : null;
    above = above.above;
  }
  return null;
}

/** A cell before the label may stand for all rows of one party. */
function partyWordOf(cell: Cell): string | null {
  let before = cell.left;
  for (let step = 0; before && step < FARTHEST; step += 1) {
    const text = wordsOf(before);
    if (partyNamed(text)) return text;
    before = before.left;
  }
  return null;
}

const wordsOf = (cell: Cell | null): string => (cell ? joined(cell.words.toSorted(inReadingOrder)) : '');

const inReadingOrder = (a: SeenWord, b: SeenWord) => Math.round((a.y - b.y) / 6) || a.x - b.x;
