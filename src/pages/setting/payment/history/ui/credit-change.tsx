import { formatCreditChange } from '../model/credit-cause-labels';
import * as styles from './history.css';

export const CreditChange = ({ amount }: { amount: number }) => (
  <span className={amount > 0 ? styles.increase : styles.change}>{formatCreditChange(amount)}</span>
);
