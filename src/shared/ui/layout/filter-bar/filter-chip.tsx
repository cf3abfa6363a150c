import { ChevronDown, X } from '@/shared/icons';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './filter-bar.css';

export interface FilterChipProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  label: string;
  /** The selected value, which is shown in the chip and makes it active. */
  value?: string | undefined;
  icon?: ReactNode;
  /** Adds a × button to an active chip. */
  onClear?: () => void;
}

/** Use this as the trigger of a DropdownMenu. */
export const FilterChip = ({ label, value, icon, onClear, className, ...attributes }: FilterChipProps) => (
  <span className={[styles.chip({ active: value !== undefined }), className].filter(Boolean).join(' ')}>
    <button type="button" {...attributes} className={styles.chipButton}>
      {icon}
      {value === undefined ? label : `${label}: ${value}`}
      {!(value !== undefined && onClear) && <ChevronDown className={styles.chipIcon} />}
    </button>
    {value !== undefined && onClear && (
      <button type="button" className={styles.chipClear} aria-label={`${label} 거르기 풀기`} onClick={onClear}>
        <X className={styles.chipIcon} />
      </button>
    )}
  </span>
);
