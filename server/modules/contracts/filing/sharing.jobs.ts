import type { Deps } from '../../../deps.ts';
import { defineJob, type JobDefinition } from '../../../jobs/definition.ts';
import { FORGET_GROUP } from '../../groups/delete-group.ts';
import { findContractsSharedWithGroup, removeSharedGroup } from '../core/sharing.repository.ts';

const AT_ONCE = 500;

/**
 * Removes a deleted group from the contracts that refer to it, each in its own transaction. No contract can start to
 * refer to a deleted group.
 */
export async function removeGroupFromContracts(
  { database }: Pick<Deps, 'database'>,
  groupUuid: string,
  signal: AbortSignal,
) {
  let contractIds = await findContractsSharedWithGroup(database, groupUuid, AT_ONCE);
  while (contractIds.length > 0) {
    for (const contractId of contractIds) {
      signal.throwIfAborted();
      await removeSharedGroup(database, contractId, groupUuid);
    }
    contractIds = await findContractsSharedWithGroup(database, groupUuid, AT_ONCE);
  }
}

export const createSharingJobs = (deps: Pick<Deps, 'database'>): JobDefinition[] => [
  defineJob(FORGET_GROUP, ({ key }, signal) => removeGroupFromContracts(deps, key, signal)),
];
