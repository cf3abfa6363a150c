import { Mail } from '@/shared/icons';
import { getReceiverClass } from '@/shared/styles';
import * as styles from './receivers.css';

export const StepBadge = ({ step, place }: { step: number | null; place: number | null }) =>
  step === null ? (
    <span className={styles.copyBadge} aria-hidden>
      <Mail />
    </span>
  ) : (
    <span className={`${styles.badge} ${getReceiverClass(place)}`} aria-hidden>
      {step}
    </span>
  );
