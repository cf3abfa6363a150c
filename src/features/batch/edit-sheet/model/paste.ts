import type { BatchRow } from '@/entities/batch';
import { toCommand, type CellEdit, type PositionedRow, type SheetCommand } from './sheet-command';

export type PasteTarget = {
  /** In display order. */
  rows: readonly BatchRow[];
  keys: readonly string[];
  row: number;
  column: number;
  /** The size of the selected range. A single copied cell fills all of it. */
  height: number;
  width: number;
  /** The position for the first new row, if the paste extends past the last one. */
  nextPosition: number;
  maxNewRows: number;
  createId: () => string;
};

/** Makes the whole paste a single command. Cells beyond the last column are dropped. */
export function pasteCells(copied: readonly (readonly string[])[], target: PasteTarget): SheetCommand {
  const { rows, keys, row, column, nextPosition, createId } = target;
  const block = fillRange(copied, target);
  const edits: CellEdit[] = [];
  const added: PositionedRow[] = [];
  block.forEach((texts, down) => {
    const present = rows[row + down];
    const cells = texts.flatMap((text, right) => {
      const key = keys[column + right];
      return key === undefined ? [] : [{ key, text }];
    });
    if (present) {
      for (const { key, text } of cells) {
        const before = present.cells[key] ?? '';
        if (before !== text) edits.push({ rowId: present.rowId, key, before, after: text });
      }
    } else if (added.length < target.maxNewRows && cells.some(({ text }) => text.trim() !== '')) {
      added.push({
        rowId: createId(),
        position: nextPosition + added.length,
        cells: Object.fromEntries(cells.flatMap(({ key, text }) => (text === '' ? [] : [[key, text]]))),
      });
    }
  });
  return toCommand({ edits, added });
}

function fillRange(copied: readonly (readonly string[])[], { height, width }: PasteTarget) {
  const [first] = copied;
  if (copied.length !== 1 || first?.length !== 1) return copied;
  const [text = ''] = first;
  return Array.from({ length: height }, () => Array.from({ length: width }, () => text));
}
