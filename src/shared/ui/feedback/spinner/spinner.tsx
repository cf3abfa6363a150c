import { useDelayedFlag } from '@/shared/lib/delayed-flag';
import * as styles from './spinner.css';

/** For controls that handle the 300 ms delay themselves. */
export const SpinnerRing = () => <span className={styles.ring} aria-hidden />;

export interface SpinnerProps {
  /** Says what is happening, such as "문서를 불러오는 중이에요". */
  label: string;
  /** The delay before the spinner appears. Stories use 0. */
  showAfter?: number;
}

export function Spinner({ label, showAfter = 300 }: SpinnerProps) {
  const isShown = useDelayedFlag(true, showAfter);
  return (
    <span role="status" className={styles.spinnerWithText}>
      {isShown && (
        <>
          <SpinnerRing />
          {label}
        </>
      )}
    </span>
  );
}
