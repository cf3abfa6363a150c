import type { ApiError } from '@/shared/api';
import type { SendingCost } from '../api/credit';
import { countMissing, describeCost } from '../model/cost-words';
import { CreditShort, type CreditShortProps } from './credit-short';
import * as styles from './sending-cost-note.css';

type SendingCostNoteProps = Pick<CreditShortProps, 'onBuy' | 'otherWay'> & {
  /** Null where nothing is counted, and undefined while it is not known. */
  cost: SendingCost | null | undefined;
  /** The refusal of the last attempt, which may know better. */
  failure: ApiError | null;
};

/** What sending holds, or what it lacks. Nothing where nothing is counted. */
export function SendingCostNote({ cost, failure, onBuy, otherWay }: SendingCostNoteProps) {
  const missing = countMissing(failure) ?? (cost && cost.missing > 0 ? cost.missing : null);
  if (missing !== null) return <CreditShort missing={missing} onBuy={onBuy} otherWay={otherWay} />;
  const words = cost ? describeCost(cost) : null;
  return words && <p className={styles.cost}>{words}</p>;
}
