import { CircleExclamationPoint } from '@/shared/icons';
import { formatCount, type BatchRow } from '@/entities/batch';
import type { SheetFilter } from '../model/use-sheet-view';
import * as styles from './edit-sheet.css';

type SheetChipsProps = {
  rows: readonly BatchRow[];
  filter: SheetFilter;
  onFilter: (filter: SheetFilter) => void;
};

export function SheetChips({ rows, filter, onFilter }: SheetChipsProps) {
  const count = (state: BatchRow['state']) => rows.filter((row) => row.state === state).length;
  const wrong = count('WRONG');
  const chips: { value: SheetFilter; label: string; count: number }[] = [
    { value: 'ALL', label: '전체', count: rows.length },
    { value: 'READY', label: '준비됨', count: count('READY') },
    { value: 'WRONG', label: '고쳐야 함', count: wrong },
  ];
  return (
    <div role="group" aria-label="거르기" className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          aria-pressed={chip.value === filter}
          data-wrong={chip.value === 'WRONG' && wrong > 0}
          onClick={() => onFilter(chip.value)}
        >
          {chip.value === 'WRONG' && wrong > 0 && <CircleExclamationPoint />}
          {chip.label}
          <strong>{formatCount(chip.count)}</strong>
        </button>
      ))}
    </div>
  );
}
