import { CircleAlert } from 'lucide-react';
import * as styles from './send-frame.css';

/** Explains beside the Next button why it is disabled. */
export const NextStepNote = ({ isProblem, children }: { isProblem: boolean; children: string }) => (
  <span className={styles.saveStatus({ failed: isProblem })} role="status">
    {isProblem && <CircleAlert />}
    {children}
  </span>
);
