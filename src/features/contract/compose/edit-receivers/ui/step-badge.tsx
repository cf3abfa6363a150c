import { Mail } from 'lucide-react';
import { receiverClass } from '@/shared/styles';
import * as styles from './receivers.css';

/** The step in which somebody signs, in the colour of his fields; whoever gets a copy has neither. */
export const StepBadge = ({ step, place }: { step: number | null; place: number | null }) =>
  step === null ? (
    <span className={styles.copyBadge} aria-hidden>
      <Mail />
    </span>
  ) : (
    <span className={`${styles.badge} ${receiverClass(place)}`} aria-hidden>
      {step}
    </span>
  );
