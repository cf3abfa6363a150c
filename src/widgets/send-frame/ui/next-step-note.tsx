import { CircleExclamationPoint } from '@/shared/icons';
import * as styles from './send-frame.css';

/** Explains beside the Next button why it is disabled. */
export const NextStepNote = ({ isProblem, children }: { isProblem: boolean; children: string }) => (
  <span className={styles.saveStatus({ failed: isProblem })} role="status">
    {isProblem && <CircleExclamationPoint />}
    {children}
  </span>
);
