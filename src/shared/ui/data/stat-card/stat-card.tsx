import type { ReactNode } from 'react';
import * as styles from './stat-card.css';

export interface StatCardProps {
  label: ReactNode;
  /** Null if there is no value yet. */
  value: number | string | null;
  unit?: string;
  /** A line that explains the number, such as "지난달 같은 때보다 9건 많아요". */
  meaning?: ReactNode;
}

export function StatCard({ label, value, unit, meaning }: StatCardProps) {
  const figure = typeof value === 'number' ? value.toLocaleString('ko-KR') : value;
  const known = (
    <>
      {figure}
      {unit && <span className={styles.unit}>{unit}</span>}
    </>
  );
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <p className={styles.figure}>{value === null ? <span className={styles.emptyValue}>—</span> : known}</p>
        <p className={styles.explanation}>{value === null ? '아직 없어요' : (meaning ?? '\u00a0')}</p>
      </dd>
    </div>
  );
}

/** Separates figures with dividers instead of boxes. */
export const StatRow = ({ children }: { children: ReactNode }) => <dl className={styles.row}>{children}</dl>;
