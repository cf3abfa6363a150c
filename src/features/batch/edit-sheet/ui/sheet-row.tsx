import type { VirtualItem } from '@tanstack/react-virtual';
import { Check, CircleExclamationPoint, CircleMinus } from '@/shared/icons';
import { memo } from 'react';
import { describeRow, type BatchColumn, type BatchRow } from '@/entities/batch';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { formatCell, isRightAligned } from '../model/cell-words';
import * as styles from './grid.css';

export type SheetRowProps = {
  row: BatchRow;
  index: number;
  number: number;
  top: number;
  columns: readonly BatchColumn[];
  visible: readonly VirtualItem[];
  isChecked: boolean;
  /** −1 except in the row of the active cell. */
  activeColumn: number;
  /** The selected columns in this row. If there are none, `rangeLeft` is greater than `rangeRight`. */
  rangeLeft: number;
  rangeRight: number;
  gridId: string;
  onCheck: (rowId: string, isChecked: boolean) => void;
};

export const getCellId = (gridId: string, rowId: string, column: number) => `${gridId}-${rowId}-${column}`;

/** Memoised, so that only changed rows re-render. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, index, number, top, columns, visible, isChecked, activeColumn, rangeLeft, rangeRight, gridId } = props;
  const wrong = new Set(row.problems.map(({ key }) => key));
  const isTwin = row.twinOf !== null && !row.twinAccepted && row.state === 'WRONG';
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row({ isLeftOut: row.state === 'LEFT_OUT' })}
      style={{ top }}
    >
      <span role="gridcell" aria-colindex={1} className={styles.numberCell}>
        <Checkbox
          aria-label={`${number}번 줄 고르기`}
          tabIndex={-1}
          checked={isChecked}
          onChange={(event) => props.onCheck(row.rowId, event.target.checked)}
        />
        {number}
      </span>
      <span
        role="gridcell"
        aria-colindex={2}
        className={row.state === 'WRONG' ? `${styles.stateCell} ${styles.invalidState}` : styles.stateCell}
      >
        {row.state === 'WRONG' ? <CircleExclamationPoint /> : row.state === 'LEFT_OUT' ? <CircleMinus /> : <Check />}
        {describeRow(row)}
      </span>
      {visible.map(({ index: place, start, size }) => {
        const column = columns[place];
        if (!column) return null;
        const text = row.cells[column.key] ?? '';
        const isWrong = wrong.has(column.key) || (place === 0 && (isTwin || wrong.has(null)));
        return (
          <div
            key={column.key}
            id={getCellId(gridId, row.rowId, place)}
            role="gridcell"
            aria-colindex={place + 3}
            aria-selected={place >= rangeLeft && place <= rangeRight}
            aria-invalid={isWrong || undefined}
            data-row={index}
            data-column={place}
            className={styles.cell({
              isRight: isRightAligned(column),
              isWrong,
              isRepaired: row.repairs[column.key] !== undefined,
              isChosen: place >= rangeLeft && place <= rangeRight && rangeLeft !== rangeRight,
              isActive: place === activeColumn,
            })}
            style={{ left: start, width: size }}
          >
            {formatCell(column, text)}
          </div>
        );
      })}
    </div>
  );
});
