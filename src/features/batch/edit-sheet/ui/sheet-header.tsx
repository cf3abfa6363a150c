import type { VirtualItem } from '@tanstack/react-virtual';
import type { BatchColumn } from '@/entities/batch';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { getColumnName, getColumnTarget } from '../model/cell-words';
import * as styles from './grid.css';

type SheetHeaderProps = {
  columns: readonly BatchColumn[];
  visible: readonly VirtualItem[];
  checked: number;
  total: number;
  onCheckAll: (isChecked: boolean) => void;
};

export const SheetHeader = ({ columns, visible, checked, total, onCheckAll }: SheetHeaderProps) => (
  <div role="rowgroup" className={styles.header}>
    <div role="row" aria-rowindex={1} className={styles.headerRow}>
      <span role="columnheader" aria-colindex={1} className={`${styles.numberCell} ${styles.frozenHeader}`}>
        <Checkbox
          aria-label="보이는 줄 모두 고르기"
          checked={total > 0 && checked === total}
          mixed={checked > 0 && checked < total}
          onChange={(event) => onCheckAll(event.target.checked)}
        />
      </span>
      <span role="columnheader" aria-colindex={2} className={`${styles.stateCell} ${styles.frozenHeader}`}>
        상태
      </span>
      {visible.map(({ index, start, size }) => {
        const column = columns[index];
        return (
          column && (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={index + 3}
              className={styles.headerCell}
              style={{ left: start, width: size }}
            >
              <span>
                {getColumnName(column)}
                {column.isRequired && (
                  <span className={styles.required} aria-label="꼭 채워야 해요" role="img">
                    {' '}
                    *
                  </span>
                )}
              </span>
              <span className={styles.headerTarget}>{getColumnTarget(column)}</span>
            </div>
          )
        );
      })}
    </div>
  </div>
);
