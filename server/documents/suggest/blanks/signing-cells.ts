import type { Rect } from '../../geometry.ts';
import { cellText, type Cell } from '../page/cells.ts';
import type { Found } from '../found.ts';
import { partyNamed } from '../parties/party-names.ts';
import { bottom, right } from '../page/seen.ts';

const MAX_WIDTH = 120;
const NEAR = 2;

/**
 * Returns whether the cell closes all rows of a party's section without a label, as the cells for seals in contracts of
 * lease do.
 */
export function isSigningCell(cell: Cell, cells: readonly Cell[]): boolean {
  if (cell.words.length > 0 || cell.left || cell.width > MAX_WIDTH) return false;
  const rows = cells.filter((other) => Math.abs(right(other) - cell.x) < NEAR && isBeside(other, cell));
  const isLast = !cells.some((other) => Math.abs(other.x - right(cell)) < NEAR && isBeside(other, cell));
  return (
    rows.length > 1 && isLast && cells.some((other) => other.x < cell.x && isAsHigh(other, cell) && isParty(other))
  );
}

export function signIn(cell: Cell): Found {
  const rect = { x: cell.x + 2, y: cell.y + 1, width: cell.width - 4, height: cell.height - 2 };
  return { rect, kind: 'SIGNATURE', name: '서명', words: '서명', confidence: 0.7, partyWord: null, isPartys: true };
}

const isBeside = (row: Rect, cell: Rect) => row.y > cell.y - NEAR && bottom(row) < bottom(cell) + NEAR;

const isAsHigh = (other: Rect, cell: Rect) =>
  Math.abs(other.y - cell.y) < NEAR && Math.abs(bottom(other) - bottom(cell)) < NEAR;

function isParty(cell: Cell): boolean {
  const text = cellText(cell);
  return partyNamed(text)?.partyName === text;
}
