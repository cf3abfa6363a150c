import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { databaseTime } from '../core/contracts.repository.ts';
import { findViewer } from './list-order.ts';
import type { ListQueries } from './list-queries.repository.ts';
import { readStatistics } from './statistics.repository.ts';
import { countByTab } from './tab-counts.ts';

export const createGetContractStatistics =
  ({ database }: Pick<Deps, 'database'>, queries: ListQueries): OperationHandler<'getContractStatistics'> =>
  async ({ caller }) => {
    const viewerUuid = findViewer(caller.member);
    const counts = countByTab(await queries.countTabs(viewerUuid, caller.member.organizationMemberUuid));
    const more = await readStatistics(database, viewerUuid, await databaseTime(database));
    return {
      myTurn: counts.MY_TURN,
      inProgress: counts.IN_PROGRESS,
      completed: counts.COMPLETED,
      ...more,
    };
  };
