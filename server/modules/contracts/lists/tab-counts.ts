import type { ContractStatus } from '../core/contract.types.ts';
import { STATUSES } from './list-order.ts';
import type { Counts } from './list-queries.repository.ts';

export function countByTab({ byStatus, myTurn }: Counts) {
  const sum = (statuses: readonly ContractStatus[]) =>
    statuses.reduce((total, status) => total + (byStatus[status] ?? 0), 0);
  return {
    ALL: sum(STATUSES.ALL),
    MY_TURN: myTurn,
    IN_PROGRESS: sum(STATUSES.IN_PROGRESS),
    COMPLETED: sum(STATUSES.COMPLETED),
    ENDED: sum(STATUSES.ENDED),
    DRAFT: sum(STATUSES.DRAFT),
  };
}
