import { SpinnerRing } from '@/shared/ui/feedback/spinner';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';
import * as styles from './payment-wait.css';

type PaymentWaitProps = {
  title: string;
  label: string;
  /** A text that stays true even if the member leaves without waiting. */
  words?: string;
};

/** Fills the page while a return from the payment window is processed. */
export const PaymentWait = ({ title, label, words }: PaymentWaitProps) => (
  <StandaloneFrame>
    <title>{`${title} | 도장`}</title>
    <div role="status" className={styles.waitScreen}>
      <span className={styles.ring}>
        <SpinnerRing />
      </span>
      <h1 className={styles.title}>{label}</h1>
      {words !== undefined && <p className={styles.description}>{words}</p>}
    </div>
  </StandaloneFrame>
);
