import { expect, it } from 'vitest';
import { findNextCellError, listCellErrors } from '@/features/batch/edit-sheet/model/cell-errors';
import { pasteCells } from '@/features/batch/edit-sheet/model/paste';
import { moveSelection, selectCell, stepCell } from '@/features/batch/edit-sheet/model/selection';
import {
  applyCommand,
  editCells,
  invertCommand,
  markRows,
  removeRows,
} from '@/features/batch/edit-sheet/model/sheet-command';
import { rules, KEYS, row } from './sheet';

const rows = [row(0), row(1), row(2)];
const target = {
  rows,
  keys: KEYS,
  row: 1,
  column: 1,
  height: 1,
  width: 1,
  nextPosition: 3,
  maxNewRows: 10,
  createId: () => 'new',
};

it('judges and repairs a cell at once, and leaves other rows alone', () => {
  const command = editCells([{ rowId: 'row-1', key: 'phone', before: '', after: '1012345678' }]);
  const after = applyCommand(rows, command, rules);
  expect(after[1]).toMatchObject({
    cells: { phone: '010-1234-5678' },
    repairs: { phone: ['LOST_ZERO'] },
    state: 'READY',
  });
  expect(after[0]).toBe(rows[0]);
  const wrong = applyCommand(
    rows,
    editCells([{ rowId: 'row-1', key: 'email', before: 'worker-1@example.com', after: '' }]),
    rules,
  );
  expect(wrong[1]).toMatchObject({
    state: 'WRONG',
    problems: [{ key: 'email', code: 'MISSING', message: '꼭 채워야 하는 칸이에요.' }],
  });
});

it('takes back edits, removals and marks', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('There are no rows.');
  for (const command of [
    editCells([{ rowId: 'row-0', key: 'name', before: '일꾼0', after: '다른 분' }]),
    removeRows([first, second]),
    markRows([first], 'isLeftOut', true),
    markRows([second], 'twinAccepted', true),
  ]) {
    const after = applyCommand(rows, command, rules);
    expect(after).not.toEqual(rows);
    expect(applyCommand(after, invertCommand(command), rules)).toEqual(rows);
  }
});

it('pastes cells as one command, with new rows below the last one', () => {
  const command = pasteCells(
    [
      ['a@example.com', '01011112222', '밖'],
      ['b@example.com', ''],
      ['c@example.com', '1'],
    ],
    target,
  );
  expect(command.edits).toHaveLength(3);
  expect(command.added).toEqual([{ rowId: 'new', position: 3, cells: { email: 'c@example.com', phone: '1' } }]);
});

it('fills a chosen range with a single copied cell', () => {
  const { edits } = pasteCells([['하나']], { ...target, row: 0, column: 0, height: 3, width: 1 });
  expect(edits.map(({ after }) => after)).toEqual(['하나', '하나', '하나']);
});

it('moves by keys, extends with Shift, and stays in the sheet', () => {
  const extent = { rows: 3, columns: 3, pageRows: 2 };
  const at = selectCell({ row: 1, column: 1 });
  const move = (key: string, shiftKey = false, isWide = false) => moveSelection(at, { key, shiftKey, isWide }, extent);
  expect(move('ArrowDown')?.active).toEqual({ row: 2, column: 1 });
  expect(move('PageDown')?.active).toEqual({ row: 2, column: 1 });
  expect(move('ArrowUp', false, true)?.active).toEqual({ row: 0, column: 1 });
  expect(move('End')?.active).toEqual({ row: 1, column: 2 });
  expect(move('ArrowRight', true)).toEqual({ active: { row: 1, column: 2 }, anchor: { row: 1, column: 1 } });
  expect(move('a')).toBeNull();
  expect(stepCell(selectCell({ row: 0, column: 2 }), 1, extent).active).toEqual({ row: 1, column: 0 });
  expect(stepCell(selectCell({ row: 2, column: 2 }), 1, extent).active).toEqual({ row: 2, column: 2 });
});

it('finds the next error and begins again after the last', () => {
  const wrong = [row(0), row(1, { email: '' }), { ...row(2), state: 'WRONG' as const, twinOf: 'row-0' }];
  const errors = listCellErrors(wrong, KEYS);
  expect(errors).toEqual([
    { row: 1, column: 1 },
    { row: 2, column: 0 },
  ]);
  expect(findNextCellError(errors, { row: 1, column: 1 }, 1)).toBe(1);
  expect(findNextCellError(errors, { row: 2, column: 0 }, 1)).toBe(0);
  expect(findNextCellError(errors, { row: 1, column: 1 }, -1)).toBe(1);
  expect(findNextCellError([], { row: 0, column: 0 }, 1)).toBe(-1);
});
