import { CircleExclamationPoint } from '@/shared/icons';
import * as styles from './send-frame.css';

/** Explains why the Next button next to it is disabled. */
export const NextStepNote = ({ isProblem, children }: { isProblem: boolean; children: string }) => (
  <span className={styles.saveStatus({ failed: isProblem })} role="status">
    {isProblem && <CircleExclamationPoint />}
    {children}
  </span>
);
