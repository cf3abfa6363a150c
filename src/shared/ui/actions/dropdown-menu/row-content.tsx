import { Check } from '@/shared/icons';
import type { ReactNode } from 'react';
import * as styles from './dropdown-menu.css';

interface RowContentProps {
  icon?: ReactNode;
  label: string;
  reason?: string | undefined;
  danger?: boolean;
  checked?: boolean;
}

export const RowContent = ({ icon, label, reason, danger = false, checked = false }: RowContentProps) => (
  <>
    {icon && <span className={danger ? `${styles.icon} ${styles.dangerIcon}` : styles.icon}>{icon}</span>}
    <span className={styles.textBlock}>
      {label}
      {reason && <span className={styles.reason}>{reason}</span>}
    </span>
    {checked && <Check className={styles.checkmark} />}
  </>
);
