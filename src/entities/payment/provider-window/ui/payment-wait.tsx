import { SpinnerRing } from '@/shared/ui/feedback/spinner';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';
import * as styles from './payment-wait.css';

type PaymentWaitProps = {
  title: string;
  label: string;
  /** What is so whether or not somebody waits. */
  words?: string;
};

/** The whole page while a return from the payment window is looked into. */
export const PaymentWait = ({ title, label, words }: PaymentWaitProps) => (
  <StandaloneFrame>
    <title>{`${title} | 도장`}</title>
    <div role="status" className={styles.wait}>
      <span className={styles.ring}>
        <SpinnerRing />
      </span>
      <h1 className={styles.title}>{label}</h1>
      {words !== undefined && <p className={styles.words}>{words}</p>}
    </div>
  </StandaloneFrame>
);
