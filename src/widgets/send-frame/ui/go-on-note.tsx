import { CircleAlert } from 'lucide-react';
import * as styles from './send-frame.css';

/** Why one can't go on, beside the button that would. */
export const GoOnNote = ({ isProblem, children }: { isProblem: boolean; children: string }) => (
  <span className={styles.save({ failed: isProblem })} role="status">
    {isProblem && <CircleAlert />}
    {children}
  </span>
);
