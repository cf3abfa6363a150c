import { formatChange } from '../model/cause-words';
import * as styles from './history.css';

export const CreditChange = ({ amount }: { amount: number }) => (
  <span className={amount > 0 ? styles.gain : styles.change}>{formatChange(amount)}</span>
);
