import type { Face } from '../fonts/faces.ts';
import { breakLines } from '../fonts/layout.ts';
import { toPrintableName } from '../compose/printable-text.ts';
import type { Sheet } from '../typeset/sheet.ts';

export const FLOW_BOTTOM = 800;

export class PageFlow {
  readonly sheets: Sheet[] = [];
  y = 0;
  readonly #open: () => { sheet: Sheet; y: number };

  constructor(open: () => { sheet: Sheet; y: number }) {
    this.#open = open;
    this.turn();
  }

  get sheet(): Sheet {
    const sheet = this.sheets.at(-1);
    if (!sheet) throw new TypeError('no page is open');
    return sheet;
  }

  turn(): void {
    const { sheet, y } = this.#open();
    this.sheets.push(sheet);
    this.y = y;
  }

  /** Starts a new page if the height doesn't fit on the current one. Returns whether it did. */
  makeRoom(height: number, until = FLOW_BOTTOM): boolean {
    if (this.y + height <= until) return false;
    this.turn();
    return true;
  }
}

export type FlowCell = { text: string; x: number; width: number; size: number; face?: Face; color?: string };
export type LaidOutCells = { lines: number; draw: (sheet: Sheet, y: number, from?: number) => void };

/**
 * Lays out cells side by side, wrapping text without truncating it. `draw` puts the first baselines at `y`, with x
 * relative to `from`.
 */
export function layOutCells(cells: readonly FlowCell[], lineHeight: number): LaidOutCells {
  const laid = cells.map((cell) => ({ ...cell, lines: breakText(cell) }));
  return {
    lines: Math.max(...laid.map(({ lines }) => lines.length)),
    draw(sheet, y, from = 0) {
      for (const { lines, x, ...look } of laid)
        lines.forEach((line, index) => sheet.text(line, from + x, y + index * lineHeight, look));
    },
  };
}

const breakText = ({ text, face = 'SANS', size, width }: FlowCell) =>
  breakLines(toPrintableName(text.replaceAll(/\s+/g, ' '), face), face, size, width);

/** Splits a hash into groups of eight digits, for comparing by eye. */
export const formatHashInGroups = (sha256: string): string => (sha256.match(/.{1,8}/g) ?? []).join(' ');
