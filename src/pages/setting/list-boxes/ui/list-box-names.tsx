import type { ListBoxSummary } from '@/entities/setting/list-box';
import * as styles from './list-boxes.css';

type ListBoxNamesProps = {
  boxes: readonly ListBoxSummary[];
  selected: string | null;
  onSelect: (listBoxId: string) => void;
};

export const ListBoxNames = ({ boxes, selected, onSelect }: ListBoxNamesProps) => (
  <ul className={styles.names} aria-label="선택 목록">
    {boxes.map(({ listBoxId, name, count }) => (
      <li key={listBoxId}>
        <button
          type="button"
          className={styles.nameButton}
          aria-current={listBoxId === selected || undefined}
          onClick={() => onSelect(listBoxId)}
        >
          <span className={styles.nameText}>{name}</span>
          <span className={styles.nameCount}>{count.toLocaleString('ko')}</span>
        </button>
      </li>
    ))}
  </ul>
);
