import { useDelayedFlag } from '@/shared/lib/delayed-flag';
import * as styles from './spinner.css';

/** The bare ring, for controls that handle the 300 ms themselves. */
export const SpinnerRing = () => <span className={styles.ring} aria-hidden />;

export interface SpinnerProps {
  /** What is happening: "문서를 불러오는 중이에요". */
  label: string;
  /** The delay before the spinner is shown. 0 for stories. */
  showAfter?: number;
}

export function Spinner({ label, showAfter = 300 }: SpinnerProps) {
  const isShown = useDelayedFlag(true, showAfter);
  return (
    <span role="status" className={styles.withWords}>
      {isShown && (
        <>
          <SpinnerRing />
          {label}
        </>
      )}
    </span>
  );
}
