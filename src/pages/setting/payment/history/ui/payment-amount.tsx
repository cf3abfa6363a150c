import type { Payment } from '@/entities/payment/history';
import { formatWon } from '@/entities/payment/service-plan';
import * as styles from './history.css';

/** A full refund is crossed out, and a partial refund appears below. */
export function PaymentAmount({ payment: { state, amount, refundedAmount } }: { payment: Payment }) {
  if (state === 'REFUNDED') return <s className={styles.unchargedAmount}>{formatWon(amount)}</s>;
  if (state === 'PART_REFUNDED') {
    return (
      <>
        <strong className={styles.amount}>{formatWon(amount)}</strong>
        <span className={styles.note}>{formatWon(refundedAmount)} 돌려받음</span>
      </>
    );
  }
  return <strong className={state === 'DONE' ? styles.amount : styles.unchargedAmount}>{formatWon(amount)}</strong>;
}
