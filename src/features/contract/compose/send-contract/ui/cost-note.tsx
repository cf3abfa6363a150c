import { countMissing, CreditShort, describeCost } from '@/entities/payment/credit';
import type { SendViewProps } from './send-view.types';
import * as styles from './send-contract.css';

type CostNoteProps = Pick<SendViewProps, 'onBuy'> & { context: SendViewProps['snapshot']['context'] };

/** What sending holds, or what it lacks. Nothing where nothing is counted. */
export function CostNote({ context: { checked, failure, scheduledAt }, onBuy }: CostNoteProps) {
  const cost = checked?.cost;
  const missing = countMissing(failure) ?? (cost && cost.missing > 0 ? cost.missing : null);
  if (missing !== null)
    return <CreditShort missing={missing} onBuy={onBuy && ((lacking) => onBuy(lacking, scheduledAt))} />;
  const words = cost ? describeCost(cost) : null;
  return words && <p className={styles.cost}>{words}</p>;
}
