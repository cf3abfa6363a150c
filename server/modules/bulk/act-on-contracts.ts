import { v7 as uuidv7 } from 'uuid';
import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { buildMemberActor } from '../contracts/core/perform.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { insertBulkAct } from './bulk-acts.repository.ts';
import { describeBulkAct, describeFinishedBulkAct } from './bulk-act-view.ts';
import { PROCESS_BULK_ACT } from './bulk.jobs.ts';
import { findMatchingContracts, requireIdsOrFilter, requireOwnFilterIds } from './chosen-contracts.ts';
import { performOnContract, type BulkItemOutcome } from './perform-on-contract.ts';
import { requirePerformableAction } from './require-performable-action.ts';

/** Acts on many contracts: immediately for a short list, in the background for a filter. */
export function createActOnContracts(deps: Deps): OperationHandler<'actOnContracts'> {
  const { database, now } = deps;

  return async ({ body, caller, client, idempotencyKey }) => {
    const { contractIds, filter, ...work } = body;
    requireIdsOrFilter(body);
    if (work.action === 'REMIND') requireVerifiedMember(caller, now());
    await requirePerformableAction(database, caller.member.organizationUuid, work, now());
    await requireOwnFilterIds(database, caller.member.organizationUuid, filter);
    const act = identifyAction('actOnContracts', caller, idempotencyKey, { body });
    const doer = { member: caller.member, by: buildMemberActor(caller, client) };
    const answer = await database.transaction().execute((transaction) =>
      runOnce(transaction, act, async (): Promise<ResultOf<'actOnContracts'>> => {
        if (contractIds) {
          const outcomes = new Map<string, BulkItemOutcome>();
          // A fixed order, so that two callers with the same contracts can't deadlock.
          for (const contractId of contractIds.toSorted())
            outcomes.set(contractId, await performOnContract(deps, transaction, contractId, work, doer));
          return describeFinishedBulkAct(work, contractIds, outcomes);
        }
        const { organizationUuid, organizationMemberUuid } = caller.member;
        const found = await findMatchingContracts(transaction, filter ?? {}, caller.member);
        const bulkAct = { actUuid: uuidv7(), organizationUuid, organizationMemberUuid, work, at: now() };
        await insertBulkAct(transaction, { ...bulkAct, contractIds: found });
        if (found.length > 0) await enqueueJob(transaction, { kind: PROCESS_BULK_ACT, key: `${bulkAct.actUuid} 0` });
        return describeBulkAct(transaction, bulkAct.actUuid, work, found.length === 0);
      }),
    );
    deps.wakeWorkers();
    return answer;
  };
}
