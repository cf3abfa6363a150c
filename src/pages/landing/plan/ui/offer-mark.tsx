import { Check, Minus } from 'lucide-react';
import type { Offer } from '../model/plans';
import * as styles from './plan-table.css';

export const OfferMark = ({ offer }: { offer: Offer }) => {
  if (typeof offer === 'string') return offer;
  return offer ? (
    <Check role="img" aria-hidden={false} aria-label="있어요" />
  ) : (
    <Minus role="img" aria-hidden={false} aria-label="없어요" className={styles.missing} />
  );
};
