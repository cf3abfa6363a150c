import { STORE_CATEGORIES } from '@/entities/store-template';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import type { StoreFilter } from '../model/store-filter';
import * as styles from './store-filters.css';

const CHOICES = [{ value: null, label: '전체' }, ...STORE_CATEGORIES];

type StoreFiltersProps = { filter: StoreFilter; onFilter: (change: Partial<StoreFilter>) => void };

export const StoreFilters = ({ filter, onFilter }: StoreFiltersProps) => (
  <div className={styles.bar}>
    <div className={styles.chips} role="radiogroup" aria-label="종류">
      {CHOICES.map(({ value, label }) => (
        <label key={label} className={styles.chip} data-checked={value === filter.category || undefined}>
          <input
            type="radio"
            name="category"
            className={styles.input}
            checked={value === filter.category}
            onChange={() => onFilter({ category: value })}
          />
          {label}
        </label>
      ))}
    </div>
    <SearchBox
      className={styles.search}
      placeholder="어떤 문서가 필요하세요?"
      value={filter.search}
      onSearch={(search) => onFilter({ search })}
    />
  </div>
);
