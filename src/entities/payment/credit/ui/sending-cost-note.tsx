import type { ApiError } from '@/shared/api';
import type { SendingCost } from '../api/credit';
import { getMissingCredits, describeCost } from '../model/cost-words';
import { InsufficientCredits, type InsufficientCreditsProps } from './insufficient-credits';
import * as styles from './sending-cost-note.css';

type SendingCostNoteProps = Pick<InsufficientCreditsProps, 'onBuy' | 'otherWay'> & {
  /** Null if billing is off, and undefined while loading. */
  cost: SendingCost | null | undefined;
  /** The error of the last attempt, which may be more recent than the cost. */
  failure: ApiError | null;
  isScheduled: boolean;
};

/** Shows how many credits sending reserves, and when, or how many are missing. Hidden while billing is off. */
export function SendingCostNote({ cost, failure, isScheduled, onBuy, otherWay }: SendingCostNoteProps) {
  const missing = getMissingCredits(failure) ?? (cost && cost.missing > 0 ? cost.missing : null);
  if (missing !== null) return <InsufficientCredits missing={missing} onBuy={onBuy} otherWay={otherWay} />;
  const words = cost ? describeCost(cost, { isScheduled }) : null;
  return words && <p className={styles.costNote}>{words}</p>;
}
