import type { ReactNode } from 'react';
import { useDelayedFlag } from '@/shared/lib/delayed-flag';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './stat-card.css';

export interface StatCardProps {
  label: ReactNode;
  /** `null`: nothing yet. */
  value: number | string | null;
  unit?: string;
  /** One line of what it means: "지난달 같은 때보다 9건 많아요". */
  meaning?: ReactNode;
  isLoading?: boolean;
}

export function StatCard({ label, value, unit, meaning, isLoading = false }: StatCardProps) {
  const isShown = useDelayedFlag(isLoading);
  const figure = typeof value === 'number' ? value.toLocaleString('ko-KR') : value;
  const known = (
    <>
      {figure}
      {unit && <span className={styles.unit}>{unit}</span>}
    </>
  );
  return (
    <div className={styles.stat} aria-busy={isLoading || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <p className={styles.figure}>
          {isLoading ? (
            <span>{isShown ? <Skeleton shape="title" width="1/2" /> : '\u00a0'}</span>
          ) : value === null ? (
            <span className={styles.none}>—</span>
          ) : (
            known
          )}
        </p>
        <p className={styles.meaning}>
          {isLoading ? '\u00a0' : value === null ? '아직 없어요' : (meaning ?? '\u00a0')}
        </p>
      </dd>
    </div>
  );
}

/** Figures side by side share dividers, not boxes. */
export const StatRow = ({ children }: { children: ReactNode }) => <dl className={styles.row}>{children}</dl>;
