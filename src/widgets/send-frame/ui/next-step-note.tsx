import { CircleExclamationPoint } from '@/shared/icons';
import * as styles from './send-frame.css';

export const NextStepNote = ({ isProblem, children }: { isProblem: boolean; children: string }) => (
  <span className={styles.saveStatus({ failed: isProblem })} role="status">
    {isProblem && <CircleExclamationPoint />}
    {children}
  </span>
);
