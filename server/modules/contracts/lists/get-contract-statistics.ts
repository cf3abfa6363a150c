import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { toViewers } from './list-order.ts';
import type { ListQueries } from './list-queries.repository.ts';
import { createStatisticsQueries } from './statistics.repository.ts';
import { countByTab } from './tab-counts.ts';

export function createGetContractStatistics(
  deps: Pick<Deps, 'database' | 'prepare'>,
  queries: ListQueries,
): OperationHandler<'getContractStatistics'> {
  const readStatistics = createStatisticsQueries(deps);
  return async ({ caller }) => {
    const viewers = toViewers(caller.member);
    const [tabs, statistics] = await Promise.all([queries.countTabs(viewers), readStatistics(viewers)]);
    const counts = countByTab(tabs);
    return { myTurn: counts.MY_TURN, inProgress: counts.IN_PROGRESS, completed: counts.COMPLETED, ...statistics };
  };
}
