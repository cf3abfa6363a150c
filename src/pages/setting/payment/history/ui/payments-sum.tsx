import { formatWon } from '@/entities/payment/service-plan';
import * as styles from './history.css';

export const PaymentsSum = ({ sum }: { sum: number }) => (
  <p className={styles.sum}>
    모두 <strong className={styles.amount}>{formatWon(sum)}</strong>
  </p>
);
