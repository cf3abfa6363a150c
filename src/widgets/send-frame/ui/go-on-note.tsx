import { CircleAlert } from 'lucide-react';
import * as styles from './send-frame.css';

/** Says why the next step is not possible, next to its button. */
export const GoOnNote = ({ isProblem, children }: { isProblem: boolean; children: string }) => (
  <span className={styles.save({ failed: isProblem })} role="status">
    {isProblem && <CircleAlert />}
    {children}
  </span>
);
