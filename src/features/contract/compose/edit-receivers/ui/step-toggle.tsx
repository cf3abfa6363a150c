import { ArrowDown, Link2 } from '@/shared/icons';
import * as styles from './receivers.css';

type StepToggleProps = { isBeside: boolean; name: string; onChange: (isBeside: boolean) => void };

/** Moves a receiver into the step of the receiver above, or into the next step. */
export const StepToggle = ({ isBeside, name, onChange }: StepToggleProps) => (
  <div className={styles.stepDivider}>
    <button
      type="button"
      className={styles.link}
      aria-pressed={isBeside}
      aria-label={`${name} 앞사람과 같은 차례`}
      onClick={() => onChange(!isBeside)}
    >
      {isBeside ? <Link2 aria-hidden /> : <ArrowDown aria-hidden />}
      {isBeside ? '같은 차례예요' : '다음 차례예요'}
    </button>
  </div>
);
