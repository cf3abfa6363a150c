import type { ContractListItem } from '@/entities/contract';
import { formatRelativeDeadline, formatDeadline, getSeoulDay } from '@/shared/lib/seoul-time';
import { isDeadlineNear } from '@/entities/contract';
import * as styles from './contracts.css';

type DeadlineProps = { contract: Pick<ContractListItem, 'status' | 'expiresAt'>; now: Date };

/** Turns vermilion on the last day. */
export function Deadline({ contract, now }: DeadlineProps) {
  const { status, expiresAt } = contract;
  if (status !== 'IN_PROGRESS' || !expiresAt) return <span>—</span>;
  const isToday = getSeoulDay(new Date(expiresAt)) === getSeoulDay(now);
  const tone = isToday ? 'last' : isDeadlineNear(contract, now) ? 'near' : 'plain';
  return (
    <time dateTime={expiresAt} title={formatDeadline(expiresAt)} className={styles.deadline({ tone })}>
      {formatRelativeDeadline(expiresAt, now)}
    </time>
  );
}
