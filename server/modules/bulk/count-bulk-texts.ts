import { countTexts } from '../../../rules/count-texts.ts';
import { groupBy } from '../../../rules/group-by.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listReceiversToTell } from './bulk-texts.repository.ts';
import { findMatchingContracts, requireIdsOrFilter, requireOwnFilterIds } from './chosen-contracts.ts';

/** Counts the text messages that the action would send, so that the caller knows its price beforehand. */
export const createCountBulkTexts =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'countBulkTexts'> =>
  async ({ body, caller: { member } }) => {
    const { action, contractIds, filter } = body;
    requireIdsOrFilter(body);
    await requireOwnFilterIds(database, member.organizationUuid, filter);
    const chosen = contractIds ?? (await findMatchingContracts(database, filter ?? {}, member));
    const withExpired = action === 'EXTEND';
    const told = await listReceiversToTell(database, chosen, member, { withExpired });
    const act = action === 'EXTEND' ? 'extend' : 'remind';
    const contracts = [...groupBy(told, ({ contractId }) => contractId).values()];
    const counts = contracts.map((receivers) => countTexts(act, { status: receivers[0]?.status ?? '', receivers }));
    return { texts: counts.reduce((sum, count) => sum + count, 0) };
  };
