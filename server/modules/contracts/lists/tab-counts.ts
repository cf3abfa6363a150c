import type { ContractStatus } from '../core/contract.types.ts';
import { STATUSES_BY_TAB } from './list-order.ts';
import type { ContractCounts } from './list-queries.repository.ts';

export function countByTab({ byStatus, myTurn }: ContractCounts) {
  const sum = (statuses: readonly ContractStatus[]) =>
    statuses.reduce((total, status) => total + (byStatus[status] ?? 0), 0);
  return {
    ALL: sum(STATUSES_BY_TAB.ALL),
    MY_TURN: myTurn,
    IN_PROGRESS: sum(STATUSES_BY_TAB.IN_PROGRESS),
    COMPLETED: sum(STATUSES_BY_TAB.COMPLETED),
    ENDED: sum(STATUSES_BY_TAB.ENDED),
    DRAFT: sum(STATUSES_BY_TAB.DRAFT),
  };
}
