import * as styles from './progress-bar.css';

const NEARLY_FULL = 0.9;

export interface ProgressBarProps {
  label: string;
  share: number;
  /** `work` shows progress. `quantity` shows usage and turns amber towards the end. */
  kind?: 'work' | 'quantity';
}

export function ProgressBar({ label, share, kind = 'work' }: ProgressBarProps) {
  const tone = kind === 'work' ? 'work' : share >= NEARLY_FULL ? 'nearlyFull' : 'quantity';
  return (
    <span
      role="progressbar"
      className={styles.track}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span className={styles.filling({ tone })} style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}
